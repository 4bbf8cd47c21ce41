create table notification_types (
  id smallint primary key,
  code text not null unique,
  name text not null,
  description text not null,
  category text not null check (category in ('reminders', 'reports', 'others')),
  plans text[] not null,
  by_default boolean not null
);
insert into notification_types (id, code, name, description, category, plans, by_default) values
  (1, 'water_reminder', 'Water reminder', 'A nudge at 11:00, 15:00 and 18:00 when you are behind your water target.',
    'reminders', '{free,pro,premium}', true),
  (2, 'food_log', 'Food log reminder', 'A word at 21:00 when breakfast, lunch or dinner is not logged yet.',
    'reminders', '{free,pro,premium}', true),
  (3, 'weekly_report', 'Weekly report', 'Last week in figures, every Monday at 9:00.',
    'reports', '{free,pro,premium}', true),
  (4, 'day_report', 'Daily report', 'Your day against your targets, every evening at 22:00.',
    'reports', '{free,pro,premium}', false),
  (5, 'monthly_report', 'Monthly report', 'Last month in figures, on the first of the month at 9:00.',
    'reports', '{pro,premium}', false),
  (6, 'weight_report', 'Weight report', 'How your weight moved over the week, every Sunday at 9:00.',
    'others', '{free,pro,premium}', true);

create table user_notifications (
  user_id uuid not null references users on delete cascade,
  code text not null references notification_types (code),
  created_at timestamptz not null,
  primary key (user_id, code)
);
create index user_notifications_code on user_notifications (code, user_id);
insert into user_notifications (user_id, code, created_at)
  select users.id, code, now() from users, notification_types where by_default;

create table notices (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null,
  body text not null,
  -- What a reminder is about, such as 'food_log 2026-03-06': there is one notice for it, however often it is looked at.
  occasion text,
  -- 'due' waits to be sent to the person's chat, 'taken' is being sent or was lost with the process that sent it.
  chat_state text check (chat_state in ('due', 'taken', 'sent', 'refused', 'late')),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (user_id, id),
  unique (user_id, occasion)
);
create index notices_latest on notices (user_id, created_at desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_due on notices (created_at) where chat_state = 'due';
insert into notices (user_id, title, body, occasion, created_at)
  select id, 'Welcome to FitPulse', 'Tell the assistant what you eat, drink and do, in your own words. It keeps count.',
    'welcome', now() from users
  union all
  select id, 'Set your targets', 'Open your profile and let FitPulse propose daily targets that fit you.',
    'targets', now() from users;

-- Reminders ask which time zones there are, and go through the people of one.
create index users_time_zone on users (time_zone, id);
