create table water_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  volume_ml double precision not null check (volume_ml between 10 and 10000),
  drink_type text not null default 'water' check (drink_type in ('water', 'juice', 'tea', 'coffee')),
  container_type text not null default 'glass' check (container_type in ('glass', 'bottle', 'cup', 'mug')),
  notes text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index water_entries_day on water_entries (user_id, local_date) where deleted_at is null;
create unique index water_entries_idempotency_key on water_entries (user_id, idempotency_key) where idempotency_key is not null;
