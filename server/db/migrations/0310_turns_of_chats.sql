-- Messages of a chat are handled one after the other, whichever processes took them.
alter table telegram_updates add column chat_id bigint;
create index telegram_updates_chat on telegram_updates (chat_id, update_id);
