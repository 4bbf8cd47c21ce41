create table cycle_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The first day of a period, in the person's calendar.
  local_date date not null,
  -- Its last day; null while it goes on, and where nobody told.
  ended_on date,
  symptoms text[] not null default '{}',
  notes text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id),
  constraint cycle_entries_span check (ended_on between local_date and local_date + 30)
);
create index cycle_entries_day on cycle_entries (user_id, local_date) where deleted_at is null;
create index cycle_entries_created on cycle_entries (created_at);
create index cycle_entries_deleted on cycle_entries (deleted_at) where deleted_at is not null;
create unique index cycle_entries_idempotency_key on cycle_entries (user_id, idempotency_key) where idempotency_key is not null;
select keep_daily_totals('cycle_entries');
-- 'private' shows it nowhere but on the health log, 'shown' on the dashboard and in the person's own reports too.
alter table users add column cycle_tracking text not null default 'off' check (cycle_tracking in ('off', 'private', 'shown'));
insert into notification_types (id, code, name, description, category, plans, by_default, times) values
  (7, 'period_reminder', 'Period reminder', 'A word two days before your next period may begin, while you keep track of it.',
    'reminders', '{free,pro,premium}', false, array['09:00']);
