create table reading_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  -- A built-in kind, or the id of one of the person's own.
  reading_kind text not null,
  name text not null,
  -- In the kind's first unit; null for a blood pressure.
  value double precision,
  systolic double precision,
  diastolic double precision,
  pulse double precision,
  -- The unit in which it was told.
  unit text not null,
  context text check (context in ('fasting', 'beforeMeal', 'afterMeal', 'bedtime', 'random')),
  notes text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id),
  check (case when reading_kind = 'bloodPressure' then systolic > diastolic else value is not null end)
);
create index reading_entries_day on reading_entries (user_id, local_date) where deleted_at is null;
create index reading_entries_created on reading_entries (created_at);
create unique index reading_entries_idempotency_key on reading_entries (user_id, idempotency_key) where idempotency_key is not null;
select keep_daily_totals('reading_entries');

create table reading_kinds (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  unit text not null default '',
  -- What the person calls usual.
  low double precision,
  high double precision,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index reading_kinds_name on reading_kinds (user_id, lower(name));
