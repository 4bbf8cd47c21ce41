-- The kind of danger that this answer was about, so that it can be shown apart.
alter table chat_messages add column care text;
