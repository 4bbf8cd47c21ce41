-- Who has an update in hand claims it for a while, so that another process takes it only when that one has ended.
alter table telegram_updates add column claimed_until timestamptz not null default '-infinity';
