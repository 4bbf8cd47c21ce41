-- A pot that a group of Telegram shared. It belongs to the group; what somebody ate of it lies in their own diary.
create table shared_pots (
  id uuid primary key,
  chat_id bigint not null,
  -- The message that told of it, and who wrote that; 0 once their account is deleted.
  told_message_id bigint not null,
  told_by bigint not null,
  locale text not null,
  -- What is in it as it was understood: in the whole pot, or a serving of it where nobody told an amount.
  items jsonb not null,
  is_measured boolean not null,
  -- null until somebody has said how many ate.
  shares smallint check (shares between 2 and 50),
  card_message_id bigint,
  created_at timestamptz not null,
  unique (chat_id, told_message_id)
);
create index shared_pots_age on shared_pots (created_at);

create table shared_pot_shares (
  pot_id uuid not null references shared_pots on delete cascade,
  id uuid not null,
  -- 1 for the first share.
  slot smallint not null,
  -- Known to Telegram, perhaps not to FitPulse.
  telegram_user_id bigint not null,
  first_name text not null,
  -- The press of a button that took it, and the one that gave it back: a press that comes again changes nothing.
  press_id text not null,
  taken_at timestamptz not null,
  return_press_id text,
  returned_at timestamptz,
  -- The entries in the diary; null while the share waits for its person.
  entry_ids uuid[],
  primary key (pot_id, id),
  unique (pot_id, press_id)
);
create unique index shared_pot_shares_slot on shared_pot_shares (pot_id, slot) where returned_at is null;
create unique index shared_pot_shares_person on shared_pot_shares (pot_id, telegram_user_id) where returned_at is null;
create index shared_pot_shares_telegram_user on shared_pot_shares (telegram_user_id);

-- Messages of groups that spoke to the bot, so that each is answered once.
create table group_messages (
  chat_id bigint not null,
  message_id bigint not null,
  heard_at timestamptz not null,
  answered_at timestamptz,
  primary key (chat_id, message_id)
);
create index group_messages_age on group_messages (heard_at);

create function forget_shares_of_pots() returns trigger language plpgsql as $$
begin
  delete from shared_pot_shares where telegram_user_id in
    (select telegram_user_id from telegram_accounts where user_id = old.id);
  update shared_pots set told_by = 0 where told_by in
    (select telegram_user_id from telegram_accounts where user_id = old.id);
  return old;
end $$;
create trigger users_forgotten_in_pots before delete on users for each row execute function forget_shares_of_pots();
create index shared_pots_told_by on shared_pots (told_by);
