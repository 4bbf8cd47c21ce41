create table fast_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it began; a later change of time zone does not move it.
  local_date date not null,
  -- Null while it goes on.
  ended_at timestamptz,
  plan text check (plan in ('12:12', '14:10', '16:8', '18:6', 'omad', 'ramzan', 'ekadashi', 'navratri')),
  city text not null default '',
  notes text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id),
  constraint fast_entries_span check (ended_at > occurred_at and ended_at <= occurred_at + interval '7 days')
);
create index fast_entries_day on fast_entries (user_id, local_date) where deleted_at is null;
create index fast_entries_open on fast_entries (user_id) where ended_at is null and deleted_at is null;
create index fast_entries_created on fast_entries (created_at);
create index fast_entries_deleted on fast_entries (deleted_at) where deleted_at is not null;
create unique index fast_entries_idempotency_key on fast_entries (user_id, idempotency_key) where idempotency_key is not null;
select keep_daily_totals('fast_entries');
