-- With days of the week, which of each month: 1 to 4, and -1 for the last. every_months are counted from the month of start_date and
-- say of which months the dates or days of the week are.
alter table reminders
  add column month_weeks smallint[] not null default '{}',
  add column every_months smallint check (every_months between 2 and 24),
  add check (month_weeks <@ '{1,2,3,4,-1}'::smallint[]),
  add check (month_weeks = '{}' or days <> '{}'),
  add check (every_months is null or (start_date is not null and (month_days <> '{}' or month_weeks <> '{}')));
