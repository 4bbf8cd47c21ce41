create table activity_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  activity_type text not null,
  duration_min double precision not null check (duration_min between 1 and 1440),
  distance_km double precision check (distance_km between 0 and 1000),
  calories_burned double precision check (calories_burned between 0 and 20000),
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index activity_entries_day on activity_entries (user_id, local_date) where deleted_at is null;
create unique index activity_entries_idempotency_key on activity_entries (user_id, idempotency_key) where idempotency_key is not null;
