create table google_accounts (
  subject text primary key,
  user_id uuid not null unique references users on delete cascade,
  email text not null,
  linked_at timestamptz not null
);

create table password_resets (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, id)
);
create index users_email on users (lower(email)) where email <> '';
