create table telegram_accounts (
  telegram_user_id bigint primary key,
  user_id uuid not null unique references users on delete cascade,
  chat_id bigint not null,
  blocked_at timestamptz,
  linked_at timestamptz not null
);

-- Work that one process at a time may hold, such as long polling.
create table leases (
  name text primary key,
  holder text not null,
  expires_at timestamptz not null
);
