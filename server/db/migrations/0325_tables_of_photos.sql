-- A model copies any table of a photo, of packs and of laboratory reports.
alter table model_usage drop constraint model_usage_purpose_check;
alter table model_usage add constraint model_usage_purpose_check
  check (purpose in ('translate', 'speak', 'transcribe', 'meal', 'table'));
