-- How often FitPulse may suggest something that nobody asked for, and on which local date it last did.
alter table users
  add column suggestions text not null default 'daily' check (suggestions in ('daily', 'weekly', 'off')),
  add column suggested_on date;
