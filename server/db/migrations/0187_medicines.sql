create table medicines (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  dose text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create unique index medicines_idempotency_key on medicines (user_id, idempotency_key) where idempotency_key is not null;

-- When a medicine is to be taken is when its reminder comes.
alter table reminders
  add column medicine_id uuid,
  add foreign key (user_id, medicine_id) references medicines on delete cascade on update cascade;
create index reminders_medicine on reminders (user_id, medicine_id) where medicine_id is not null;

create table medicine_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  -- One of the person's list; null for a medicine that is not in it.
  medicine_id uuid,
  name text not null,
  dose text not null default '',
  status text not null check (status in ('taken', 'skipped')),
  -- The time of the reminder that it answers.
  due_at timestamptz,
  notes text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index medicine_entries_day on medicine_entries (user_id, local_date) where deleted_at is null;
create index medicine_entries_created on medicine_entries (created_at);
create unique index medicine_entries_idempotency_key on medicine_entries (user_id, idempotency_key) where idempotency_key is not null;
select keep_daily_totals('medicine_entries');
