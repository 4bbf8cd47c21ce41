create table chat_messages (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Orders the messages of one instant.
  sequence bigint generated always as identity,
  channel text not null check (channel in ('web', 'telegram')),
  is_user boolean not null,
  text text not null,
  buttons jsonb,
  -- What the channel calls it. The same incoming one twice is one message; an outgoing one has it once it was sent.
  external_id text,
  -- The incoming message that this one answers.
  answers_id uuid,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index chat_messages_external_id on chat_messages (user_id, channel, external_id) where external_id is not null;
create index chat_messages_time on chat_messages (user_id, created_at, sequence);
create index chat_messages_answers on chat_messages (user_id, answers_id) where answers_id is not null;

-- What one message or button changed, so that it can be undone at any time.
create table chat_changes (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  sequence bigint generated always as identity,
  effects jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (user_id, id)
);
create index chat_changes_latest on chat_changes (user_id, sequence) where undone_at is null;

-- The one thing the assistant has asked and waits for.
create table chat_questions (
  user_id uuid primary key references users on delete cascade,
  question jsonb not null,
  expires_at timestamptz not null
);
