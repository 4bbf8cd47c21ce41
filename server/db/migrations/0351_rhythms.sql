-- Reminders of every so many days, counted from start_date, and of dates of every month. With days of the week, every_days are
-- whole weeks: those days of every second week. A date that a month does not have is its last day.
alter table reminders
  add column every_days smallint check (every_days between 2 and 366),
  add column month_days smallint[] not null default '{}',
  add check (every_days is null or start_date is not null);
