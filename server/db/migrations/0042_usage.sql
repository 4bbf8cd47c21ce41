-- What everybody logs and writes, counted per quarter of an hour (time zones differ by quarters), so that the figures
-- of a quarter of a year add up some thousand small rows instead of millions of entries.
create table usage_buckets (
  starts_at timestamptz primary key,
  food integer not null,
  water integer not null,
  activity integer not null,
  weight integer not null,
  sleep integer not null,
  messages integer not null,
  -- People whose latest activity is in it: those active since some time are the sum of what follows.
  last_active integer not null
);

create table last_activity (
  user_id uuid primary key references users on delete cascade,
  last_active_at timestamptz not null
);

create table active_weeks (
  user_id uuid not null references users on delete cascade,
  -- Its Monday, UTC.
  week date not null,
  primary key (user_id, week)
);

-- Rows come in order of created_at, so that these grow at their right end and cost an insert next to nothing.
create index food_entries_created on food_entries (created_at);
create index water_entries_created on water_entries (created_at);
create index activity_entries_created on activity_entries (created_at);
create index weight_entries_created on weight_entries (created_at);
create index sleep_entries_created on sleep_entries (created_at);
create index chat_messages_created on chat_messages (created_at) where is_user;

create index users_created on users (created_at desc, id desc);
create index users_admins on users (id) where role = 'admin';
