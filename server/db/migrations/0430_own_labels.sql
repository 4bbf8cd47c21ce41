-- The text that a person was shown when they were asked about models: 1 said nothing of readings that are kept to learn from, 2 does.
alter table model_consents add column text_version integer not null default 1;

-- What a model read of a message and the person let stand, without names and figures: the built-in reading learns from it.
create table own_labels (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  ctx text not null,
  -- The parts of the message, each with its act.
  segs jsonb not null,
  lang text not null,
  created_at timestamptz not null,
  -- What the message changed, until a day has shown that it stands; null from then on.
  change_id uuid,
  primary key (user_id, id)
);
create index own_labels_waiting on own_labels (created_at) where change_id is not null;
