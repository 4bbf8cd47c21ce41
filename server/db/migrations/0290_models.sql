-- Whether a person lets models of the owner read what they write; no row where nobody asked them.
create table model_consents (
  user_id uuid primary key references users on delete cascade,
  answer text not null check (answer in ('asked', 'given', 'refused')),
  answered_at timestamptz not null
);

-- What models were asked on a day of UTC, of nobody in particular.
create table model_usage (
  day date not null,
  purpose text not null check (purpose in ('translate', 'speak', 'transcribe', 'meal', 'label')),
  calls integer not null,
  failures integer not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost_usd double precision not null,
  primary key (day, purpose)
);
