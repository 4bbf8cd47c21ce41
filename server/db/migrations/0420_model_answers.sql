-- How the latest questions to models went, of nobody in particular: what the owner is told of their speed and failures.
create table model_calls (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null,
  purpose text not null,
  took_ms integer not null,
  -- Why there was no answer of use; null where there was one.
  failure text
);
create index model_calls_asked_at on model_calls (asked_at);

-- What became of readings of messages on a day of UTC.
create table model_readings (
  day date not null,
  outcome text not null check (outcome in ('used', 'words', 'cut', 'unanswered', 'invented')),
  count integer not null,
  primary key (day, outcome)
);

-- An admin may try a sentence.
alter table model_usage drop constraint model_usage_purpose_check;
alter table model_usage add constraint model_usage_purpose_check
  check (purpose in ('read', 'translate', 'speak', 'transcribe', 'meal', 'table', 'try'));
