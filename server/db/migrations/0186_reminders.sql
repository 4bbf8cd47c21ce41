-- Times of day are 'HH:MM' in the person's time zone; '' where there is none.
alter table users
  add column quiet_from text not null default '' check (quiet_from ~ '^(([01]\d|2[0-3]):[0-5]\d)?$'),
  add column quiet_to text not null default '' check (quiet_to ~ '^(([01]\d|2[0-3]):[0-5]\d)?$'),
  -- The local date on which reminders come again; null while they do.
  add column reminders_resume_on date;

create table reminders (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  text text not null,
  -- What a reminder asks to be done, where an entry shows that it is; '' where none would.
  subject text not null default '',
  -- Either times, or a reminder every so many minutes of a window.
  times text[] not null default '{}',
  every_min smallint check (every_min between 15 and 720),
  window_from text,
  window_to text,
  -- Monday is 1, Sunday 7; empty for every day.
  days smallint[] not null default '{}',
  start_date date,
  until date,
  paused boolean not null default false,
  -- The times until then have been dealt with, and the next one is at next_at or later.
  looked_at timestamptz not null,
  next_at timestamptz not null default '-infinity',
  -- A reminder that the person put off, and the time that it was for.
  snoozed_until timestamptz,
  snoozed_slot timestamptz,
  idempotency_key text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id),
  check ((every_min is null) = (window_from is null) and (every_min is null) = (window_to is null))
);
create index reminders_due on reminders (next_at) where deleted_at is null;
create unique index reminders_idempotency_key on reminders (user_id, idempotency_key) where idempotency_key is not null;

-- Another time zone moves what comes next.
create function reminders_look_again() returns trigger language plpgsql as $$
begin
  update reminders set next_at = '-infinity' where user_id = new.id;
  return null;
end $$;
create trigger reminders_look_again after update of time_zone on users
  for each row when (old.time_zone is distinct from new.time_zone) execute function reminders_look_again();

-- What can be answered to a notice in the chat.
alter table notices add column buttons jsonb;
