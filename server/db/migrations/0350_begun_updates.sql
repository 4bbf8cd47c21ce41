-- How many processes have begun to handle an update and left it behind: one that ended them is not tried for ever.
alter table telegram_updates add column begun smallint not null default 0;
