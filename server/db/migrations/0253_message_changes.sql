-- What an answer's message changed, so that a reply to it can act on that; and the message whose words an edited one replaces.
alter table chat_messages
  add column change_id uuid,
  add column edits text;
create index chat_messages_edits on chat_messages (user_id, channel, edits) where edits is not null;
