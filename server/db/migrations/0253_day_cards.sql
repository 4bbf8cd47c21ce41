-- The pinned message of a person's chat that shows the day. A change of the day's totals counts up; what was shown follows.
create table day_cards (
  user_id uuid primary key references users on delete cascade,
  changes integer not null default 0,
  shown_changes integer not null default 0,
  -- The card that is pinned now, and the day that it is of.
  message_id bigint,
  local_date date,
  attempted_at timestamptz,
  stopped_at timestamptz
);
create index day_cards_due on day_cards (attempted_at)
  where (changes > shown_changes and stopped_at is null) or (stopped_at is not null and message_id is not null);

create function change_day_card() returns trigger language plpgsql as $$
begin
  insert into day_cards (user_id, changes)
  select users.id, 1 from users join telegram_accounts on telegram_accounts.user_id = users.id
  where users.id = new.user_id and blocked_at is null
  on conflict (user_id) do update set changes = day_cards.changes + 1;
  return null;
end $$;
create trigger daily_totals_day_card after insert or update on daily_totals
  for each row execute function change_day_card();
