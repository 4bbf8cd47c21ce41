create table step_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  steps integer not null check (steps between 1 and 200000),
  notes text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index step_entries_day on step_entries (user_id, local_date) where deleted_at is null;
create index step_entries_created on step_entries (created_at);
create unique index step_entries_idempotency_key on step_entries (user_id, idempotency_key) where idempotency_key is not null;

insert into daily_total_columns (entry_table, name, definition, aggregate)
  values ('step_entries', 'steps', 'integer not null default 0', 'coalesce(sum(steps), 0)');
select keep_daily_totals('step_entries');
