-- When a person's days begin: what comes after midnight and before it belongs to the day before.
alter table users
  add column day_starts_at text not null default '00:00' check (day_starts_at ~ '^0[0-7]:[0-5]\d$' or day_starts_at = '08:00');
