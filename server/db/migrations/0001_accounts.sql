create table users (
  id uuid primary key default gen_random_uuid(),
  user_name text not null,
  password_hash text,
  role text not null default 'user' check (role in ('user', 'admin')),
  plan text not null default 'free' check (plan in ('free', 'pro', 'premium')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  phone text not null default '',
  avatar_url text not null default '',
  time_zone text not null default 'Asia/Kolkata',
  sign_up_source text not null default 'site',
  message_carrier_id text not null default '',
  terms_accepted_at timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz
);
create unique index users_user_name on users (lower(user_name));

create table sessions (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (user_id, id)
);

-- Fixed windows; shared by all processes. Losing it in a crash only forgets a throttle.
create unlogged table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);
