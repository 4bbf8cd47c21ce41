-- Plans may also be sold by the year: a price of its own, and twelve months that are told apart from twelve single ones.
alter table plans
  add column yearly_price_paise integer check (yearly_price_paise > 0),
  add constraint plans_free_yearly_check check (code <> 'free' or yearly_price_paise is null);

-- A new installation offers a year for ten months' price; where people are, the owner decides.
update plans set yearly_price_paise = 10 * price_paise
where code in ('pro', 'premium') and not exists (select from users);

alter table subscription_periods
  add column term text not null default 'month' check (term in ('month', 'year')),
  add constraint subscription_periods_whole_years check (term = 'month' or months % 12 = 0),
  drop constraint subscription_periods_user_id_order_id_plan_key,
  -- An order may hold a plan by the month and by the year.
  add constraint subscription_periods_line unique (user_id, order_id, plan, term);
