-- What a person wants to see on the dashboard beside what everybody does.
alter table users add column dashboard_tiles text[] not null default '{}';
