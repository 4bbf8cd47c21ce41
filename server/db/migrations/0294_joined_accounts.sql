-- Two accounts that became one are two again where the person says so within a day: the account that was taken in waits
-- disabled for so long, beside what its join moved and overwrote, and goes then.
alter table account_joins
  -- The chat has said yes to both names; what is left to ask are figures that differ.
  add column accepted_at timestamptz,
  -- Whose stays, by figure: {"height": "from"}.
  add column choices jsonb not null default '{}',
  add column joined_at timestamptz,
  add column moved_entries integer not null default 0,
  -- What the join changed in the account that stays.
  add column overwritten jsonb not null default '{}',
  -- The chat that the account had before, as in telegram_accounts.
  add column earlier_chat jsonb,
  add column undone_at timestamptz;
create index account_joins_undoable on account_joins (joined_at) where joined_at is not null and undone_at is null;

create table account_join_rows (
  user_id uuid not null,
  join_id uuid not null,
  table_name text not null,
  -- Whose row it was.
  side text not null check (side in ('from', 'into')),
  row_id uuid not null,
  -- As it was before the join.
  image jsonb not null,
  moved boolean not null default false,
  primary key (user_id, join_id, table_name, side, row_id),
  foreign key (user_id, join_id) references account_joins on delete cascade
);

-- What belongs to a row goes along with it.
alter table ticket_messages
  drop constraint ticket_messages_user_id_ticket_id_fkey,
  add foreign key (user_id, ticket_id) references tickets on delete cascade on update cascade;
alter table ticket_changes
  drop constraint ticket_changes_user_id_ticket_id_fkey,
  add foreign key (user_id, ticket_id) references tickets on delete cascade on update cascade;
alter table doctor_page_openings
  drop constraint doctor_page_openings_user_id_page_id_fkey,
  add foreign key (user_id, page_id) references doctor_pages on delete cascade on update cascade;
alter table payment_links
  drop constraint payment_links_user_id_order_id_fkey,
  add foreign key (user_id, order_id) references orders (user_id, id) on delete cascade on update cascade;

-- Whoever deletes an account deletes the one that it took in, too.
create function delete_joined_accounts() returns trigger language plpgsql as $$
begin
  delete from users where id in (
    select user_id from account_joins where into_user_id = old.id and joined_at is not null and undone_at is null);
  return old;
end $$;
create trigger users_joined before delete on users for each row execute function delete_joined_accounts();
