-- What Telegram has handed over and is not handled yet: asking it for more makes it forget these.
create table telegram_updates (
  update_id bigint primary key,
  -- The JSON as text: jsonb refuses a text with a NUL, and one such update would hold up all others.
  body text not null
);
