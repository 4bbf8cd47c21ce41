-- A link that the bot gave, with which a person signs in on the web, once; a newer one ends it.
create table login_links (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
