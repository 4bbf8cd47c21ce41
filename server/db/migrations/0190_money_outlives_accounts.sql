-- A use of a code is a payment, counted with it: an account that goes gives none back.
alter table promo_codes add column uses integer not null default 0 check (uses >= 0);
update promo_codes set uses = (
  select count(*) from orders where promo_code = promo_codes.code and status in ('paid', 'refunded'));

-- What a deleted account ordered, without whose it was: a payment that comes late can be paid back.
create table orphaned_orders (
  gateway text not null,
  gateway_order_id text not null,
  order_id uuid not null,
  orphaned_at timestamptz not null,
  next_check_at timestamptz,
  primary key (gateway, gateway_order_id)
);
create index orphaned_orders_unchecked on orphaned_orders (next_check_at) where next_check_at is not null;

create function keep_orphaned_order() returns trigger language plpgsql as $$
begin
  insert into orphaned_orders (gateway, gateway_order_id, order_id, orphaned_at, next_check_at)
  values (old.gateway, old.gateway_order_id, old.id, now(), old.next_check_at)
  on conflict do nothing;
  return old;
end $$;
create trigger orders_orphaned after delete on orders
  for each row when (old.gateway_order_id is not null) execute function keep_orphaned_order();

-- A refund goes on when the account has gone; what the person wrote goes with the account.
alter table refunds
  drop constraint refunds_pkey,
  drop constraint refunds_user_id_fkey,
  alter column user_id drop not null,
  add primary key (id),
  add foreign key (user_id) references users on delete set null;
drop index refunds_id;
create index refunds_user on refunds (user_id, requested_at);

create function forget_refund_texts() returns trigger language plpgsql as $$
begin
  new.reason := '';
  new.refusal := case when new.refusal is null then null else '' end;
  return new;
end $$;
create trigger refunds_orphaned before update of user_id on refunds
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_refund_texts();
