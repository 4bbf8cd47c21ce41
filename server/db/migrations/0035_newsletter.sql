create table newsletter_addresses (
  -- In lower case: one address in two spellings is one subscriber.
  email text primary key check (email = lower(email)),
  created_at timestamptz not null default now()
);
