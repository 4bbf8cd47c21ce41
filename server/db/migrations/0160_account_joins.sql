-- A chat goes over to another account only once whoever writes in it has said yes to both names.
create table account_joins (
  -- The account that would give the chat up, or end.
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  into_user_id uuid not null references users on delete cascade,
  telegram_user_id bigint not null,
  chat_id bigint not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, id)
);
create index account_joins_into on account_joins (into_user_id);
create unique index account_joins_open on account_joins (telegram_user_id) where decided_at is null;
