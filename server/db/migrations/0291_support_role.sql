-- Support answers tickets, and may nothing else that an admin may.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('user', 'support', 'admin'));

drop index users_admins;
create index users_staff on users (id) where role <> 'user';

create or replace function forget_person() returns trigger language plpgsql as $$
begin
  update admin_actions set before = null, after = null where subject = 'user ' || old.id;
  delete from newsletter_addresses where email = lower(old.email);
  delete from rate_limits where position(old.id::text in key) > 0
    or key in ('login-name ' || lower(old.user_name), 'forgot ' || lower(old.user_name), 'forgot ' || lower(old.email))
    or starts_with(key, 'login ' || lower(old.user_name) || ' ')
    or starts_with(key, 'login-attacked ' || lower(old.user_name) || ' ');
  if old.role <> 'user' then
    update ticket_messages set author_name = 'FitPulse' where sender_id = old.id;
    update ticket_changes set author_name = 'FitPulse' where changed_by = old.id;
  end if;
  return old;
end $$;
