create table subscription_periods (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  plan text not null check (plan in ('pro', 'premium')),
  months integer not null check (months > 0),
  -- A period of a higher plan inside this one moves its end: the plan of a moment is the highest that holds then.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- Ended before its time, by a refund.
  withdrawn_at timestamptz,
  -- Its end has been carried over to the person's plan.
  settled_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, order_id, plan)
);
create index subscription_periods_unsettled on subscription_periods (ends_at) where settled_at is null;

-- Nothing is charged by itself; cancelling says that no reminder is wanted. A new payment takes it back.
create table subscription_cancellations (
  user_id uuid primary key references users on delete cascade,
  cancelled_at timestamptz not null
);

create table renewal_reminders (
  user_id uuid not null references users on delete cascade,
  ends_at timestamptz not null,
  days_before integer not null,
  sent_at timestamptz not null,
  primary key (user_id, ends_at, days_before)
);

create table refunds (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  gateway text not null,
  gateway_payment_id text not null unique,
  amount_paise integer not null check (amount_paise > 0),
  reason text not null,
  -- requested by the person, granted by an admin, sent to the gateway, and there processed or refused.
  status text not null check (status in ('requested', 'granted', 'sent', 'processed', 'failed')),
  requested_at timestamptz not null,
  granted_at timestamptz,
  granted_by uuid references users on delete set null,
  gateway_refund_id text unique,
  attempts integer not null default 0,
  failure text not null default '',
  primary key (user_id, id)
);
create unique index refunds_id on refunds (id);
create index refunds_open on refunds (requested_at) where status in ('requested', 'granted', 'sent', 'failed');
