-- When its channel says that a message was sent; null where it doesn't say.
alter table chat_messages add column sent_at timestamptz;
-- The messages that were read as one, as [{externalId, text}], where this one is the latest state of them.
alter table chat_messages add column parts jsonb;
