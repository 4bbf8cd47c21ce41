-- What a deleted person wrote or was called goes with the account, wherever it was copied to.
create index notices_occasion on notices (occasion text_pattern_ops) where occasion like 'ticket %';

create function forget_ticket() returns trigger language plpgsql as $$
begin
  delete from notices where occasion like 'ticket ' || old.id || '%';
  update admin_actions set before = null, after = null where subject = 'ticket ' || old.id;
  return old;
end $$;
create trigger tickets_forgotten after delete on tickets for each row execute function forget_ticket();

create or replace function forget_refund_texts() returns trigger language plpgsql as $$
begin
  new.reason := '';
  new.refusal := case when new.refusal is null then null else '' end;
  update admin_actions set before = null, after = null where subject = 'refund ' || old.id;
  return new;
end $$;

create function forget_person() returns trigger language plpgsql as $$
begin
  update admin_actions set before = null, after = null where subject = 'user ' || old.id;
  delete from newsletter_addresses where email = lower(old.email);
  delete from rate_limits where position(old.id::text in key) > 0
    or key in ('login-name ' || lower(old.user_name), 'forgot ' || lower(old.user_name), 'forgot ' || lower(old.email))
    or starts_with(key, 'login ' || lower(old.user_name) || ' ')
    or starts_with(key, 'login-attacked ' || lower(old.user_name) || ' ');
  if old.role = 'admin' then
    update ticket_messages set author_name = 'FitPulse' where sender_id = old.id;
    update ticket_changes set author_name = 'FitPulse' where changed_by = old.id;
  end if;
  return old;
end $$;
create trigger users_forgotten after delete on users for each row execute function forget_person();

-- Events were kept with the payer's address and phone number; what is read of them is enough.
update payment_events set body = '{}' where processed_at is not null;

-- Finds what is marked as deleted and due to go.
do $$
declare
  marked text;
begin
  for marked in select table_name from information_schema.columns
    where column_name = 'deleted_at' and table_schema = current_schema() loop
    execute format('create index %1$I on %2$I (deleted_at) where deleted_at is not null', marked || '_deleted', marked);
  end loop;
end $$;
