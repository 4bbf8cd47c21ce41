-- The PNG that an answer shows, drawn when it was given, so that it stays what was said; its title stands in for it.
alter table chat_messages
  add column picture bytea,
  add column picture_title text,
  add constraint chat_messages_picture check ((picture is null) = (picture_title is null));
