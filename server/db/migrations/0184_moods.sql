create table mood_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  -- 1 very bad to 5 very good; null of a symptom or a note alone.
  mood integer check (mood between 1 and 5),
  tags text[] not null default '{}',
  notes text not null default '',
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index mood_entries_day on mood_entries (user_id, local_date) where deleted_at is null;
create index mood_entries_created on mood_entries (created_at);
create unique index mood_entries_idempotency_key on mood_entries (user_id, idempotency_key) where idempotency_key is not null;
select keep_daily_totals('mood_entries');
