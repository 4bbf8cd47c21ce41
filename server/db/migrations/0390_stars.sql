-- Plans are sold in Telegram for Stars. What is paid in Stars comes to no paise, so that sums of money leave it out.
alter table plans
  add column stars integer check (stars between 1 and 10000),
  add constraint plans_free_check check (code <> 'free' or stars is null);

alter table orders
  drop constraint orders_gateway_check,
  add constraint orders_gateway_check check (gateway in ('razorpay', 'sandbox', 'telegram')),
  add column stars integer check (stars > 0),
  -- The Telegram user who paid: Stars go back to nobody else.
  add column payer_id bigint,
  add constraint orders_stars_gateway check ((gateway = 'telegram') = (stars is not null)),
  add constraint orders_stars_alone check (stars is null or total_paise = 0);

alter table ledger_entries
  drop constraint ledger_entries_check,
  add column stars integer,
  add constraint ledger_entries_stars_alone check (stars is null or amount_paise = 0),
  add constraint ledger_entries_check check (
    case when kind = 'payment' then coalesce(stars, amount_paise) > 0 else coalesce(stars, amount_paise) < 0 end);

alter table refunds
  drop constraint refunds_amount_paise_check,
  add column stars integer,
  add column payer_id bigint,
  add constraint refunds_stars_alone check (stars is null or amount_paise = 0),
  add constraint refunds_amount_paise_check check (coalesce(stars, amount_paise) > 0),
  add constraint refunds_payer check (stars is null or status = 'processed' or payer_id is not null);

-- {title, description, payload, stars}: what Telegram shows with a button to pay.
alter table chat_messages add column invoice jsonb;
