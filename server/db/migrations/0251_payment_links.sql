-- Where an order is paid from the chat. The gateway knows the link by our id, which it takes once and never again.
create table payment_links (
  user_id uuid not null,
  id uuid not null default gen_random_uuid() unique,
  order_id uuid not null,
  gateway text not null check (gateway in ('razorpay', 'sandbox')),
  -- 'upi' opens the payer's UPI app; 'any' lets them choose among all ways to pay.
  method text not null check (method in ('upi', 'any')),
  status text not null default 'created' check (status in ('created', 'paid', 'expired', 'cancelled')),
  -- Empty until the gateway has made it.
  gateway_link_id text unique,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the gateway is asked next whether it was paid after all.
  next_check_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, order_id) references orders (user_id, id) on delete cascade,
  check ((gateway_link_id is null) = (url is null))
);
create unique index payment_links_open on payment_links (user_id, order_id) where status = 'created';
create index payment_links_order on payment_links (user_id, order_id);
create index payment_links_unchecked on payment_links (next_check_at) where next_check_at is not null;

-- A link of a deleted account can still be paid: its money goes back, as that of an order does.
create function keep_orphaned_link() returns trigger language plpgsql as $$
begin
  insert into orphaned_orders (gateway, gateway_order_id, order_id, orphaned_at, next_check_at)
  values (old.gateway, old.gateway_link_id, old.order_id, now(), old.next_check_at)
  on conflict do nothing;
  return old;
end $$;
create trigger payment_links_orphaned after delete on payment_links
  for each row when (old.gateway_link_id is not null) execute function keep_orphaned_link();

-- The invoice goes to the chat too, as the confirmation of the payment.
alter table invoices
  add column chat_attempts integer not null default 0,
  add column next_chat_at timestamptz;
create index invoices_unsent on invoices (next_chat_at) where next_chat_at is not null;

-- The first refund of a person needs nobody's leave; of several asked for at once, one is the first.
alter table refunds add column is_first boolean not null default false;
create unique index refunds_first on refunds (user_id) where is_first;
update refunds set is_first = true where id in (
  select distinct on (user_id) id from refunds
  where user_id is not null and reason not in ('The order was paid twice.', 'The promo code had been used up.')
  order by user_id, requested_at, id);
