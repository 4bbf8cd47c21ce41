-- When a session last proved who uses it; null for one that a link of the bot began where there are better proofs.
alter table sessions rename column reauthenticated_at to proven_at;
update sessions set proven_at = greatest(created_at, proven_at);
