create table plans (
  code text primary key check (code in ('free', 'pro', 'premium')),
  name text not null unique,
  price_paise integer not null check (price_paise >= 0),
  period text not null check (period in ('forever', 'month')),
  description text not null,
  features text[] not null,
  popular boolean not null default false,
  cta text not null,
  sort_order integer not null,
  -- What the plan allows, by name; read by the features that keep to it.
  limits jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
insert into plans (code, name, price_paise, period, description, features, popular, cta, sort_order) values
  ('free', 'Free', 0, 'forever', 'Everything for keeping a diary.',
    array['Log food, water, activity, weight and sleep in the chat', 'Daily targets worked out for you',
      'Dashboard with charts of your week and month', 'Reminders at your local time', 'Export all of your data at any time'],
    false, 'Get Started', 1),
  ('pro', 'Pro', 29900, 'month', 'For people who want to see how they are doing over time.',
    array['Everything in Free', 'A PDF report every month', 'Monthly report notification'],
    true, 'Go Pro', 2),
  ('premium', 'Premium', 59900, 'month', 'For people who want all of it, and help first.',
    array['Everything in Pro', 'Your support requests are answered first'],
    false, 'Go Premium', 3);

create table promo_codes (
  -- In capitals: codes are compared without regard to case.
  code text primary key check (code = upper(code)),
  percent integer not null check (percent between 1 and 100),
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
insert into promo_codes (code, percent) values ('WELCOME10', 10), ('HEALTH20', 20);
