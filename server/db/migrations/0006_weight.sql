create table weight_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  weight_kg double precision not null check (weight_kg between 1 and 500),
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index weight_entries_day on weight_entries (user_id, local_date) where deleted_at is null;
create unique index weight_entries_idempotency_key on weight_entries (user_id, idempotency_key) where idempotency_key is not null;
