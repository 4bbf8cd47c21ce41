create table sleep_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  sleep_time_hr double precision not null check (sleep_time_hr between 0 and 24),
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index sleep_entries_day on sleep_entries (user_id, local_date) where deleted_at is null;
create unique index sleep_entries_idempotency_key on sleep_entries (user_id, idempotency_key) where idempotency_key is not null;
