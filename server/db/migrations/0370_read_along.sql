-- A model may say what each part of a message wants.
alter table model_usage drop constraint model_usage_purpose_check;
alter table model_usage add constraint model_usage_purpose_check
  check (purpose in ('read', 'translate', 'speak', 'transcribe', 'meal', 'table'));
