-- Where a browser takes notices while the website is closed. It belongs to the session there, and ends with it.
create table push_subscriptions (
  user_id uuid not null,
  session_id uuid not null,
  -- An address of a push service that is known to nobody else.
  endpoint text not null unique,
  -- The browser's keys: what is sent there is encrypted for it (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade
);

-- By these push services know who sends (RFC 8292). One pair for all processes.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);

-- A notice that also goes to the person's browsers waits here; null when it was sent, or goes to none.
alter table notices add column push_due_at timestamptz;
create index notices_push_due on notices (push_due_at) where push_due_at is not null;
