create table orders (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  receipt text not null,
  -- What was asked for; a repeat of the receipt with other content is another order.
  fingerprint text not null,
  -- 'failed' is a payment that failed; the order can still be paid. What is paid never falls back.
  status text not null default 'created' check (status in ('created', 'failed', 'paid', 'refunded')),
  gateway text not null check (gateway in ('razorpay', 'sandbox')),
  gateway_order_id text unique,
  gateway_payment_id text unique,
  -- [{code, name, plan, quantity, unitPaise}], with the prices of the day.
  lines jsonb not null,
  promo_code text,
  subtotal_paise integer not null check (subtotal_paise >= 0),
  discount_paise integer not null check (discount_paise >= 0),
  tax_paise integer not null check (tax_paise >= 0),
  total_paise integer not null check (total_paise = subtotal_paise - discount_paise + tax_paise),
  billing jsonb not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- When the gateway is asked next whether an unpaid order was paid after all.
  next_check_at timestamptz,
  primary key (user_id, id),
  unique (user_id, receipt),
  check ((status in ('paid', 'refunded')) = (gateway_payment_id is not null and paid_at is not null))
);
create index orders_latest on orders (user_id, created_at desc);
create index orders_unpaid on orders (next_check_at) where status in ('created', 'failed') and next_check_at is not null;

-- Money in and out. It outlives the account, as accounts must be kept.
create table ledger_entries (
  gateway text not null,
  -- The gateway's id of the payment or the refund: each moves money once.
  gateway_id text not null,
  kind text not null check (kind in ('payment', 'refund')),
  amount_paise integer not null check (case when kind = 'payment' then amount_paise > 0 else amount_paise < 0 end),
  gateway_payment_id text not null,
  order_id uuid not null,
  user_id uuid references users on delete set null,
  created_at timestamptz not null,
  primary key (gateway, gateway_id)
);
create index ledger_entries_payment on ledger_entries (gateway_payment_id);
create index ledger_entries_time on ledger_entries (created_at);
create index ledger_entries_user on ledger_entries (user_id);

-- Numbers without gaps: the row is locked until the transaction that takes a number ends.
create table invoice_series (
  financial_year text primary key,
  last_number integer not null
);
create table invoices (
  financial_year text not null,
  number integer not null,
  order_id uuid not null unique,
  user_id uuid references users on delete set null,
  issued_at timestamptz not null,
  -- What is printed: the seller's copy must not change with the order or the account.
  details jsonb not null,
  mailed_at timestamptz,
  mail_attempts integer not null default 0,
  next_mail_at timestamptz,
  primary key (financial_year, number)
);
create index invoices_user on invoices (user_id);
create index invoices_unmailed on invoices (next_mail_at) where next_mail_at is not null;

-- What the gateway told, as it came: kept before it is answered, processed after.
create table payment_events (
  id text primary key,
  body text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  result text
);
create index payment_events_due on payment_events (next_attempt_at) where next_attempt_at is not null;
create index payment_events_processed on payment_events (processed_at);
