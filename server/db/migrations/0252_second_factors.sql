-- The secret of a person's authenticator app, sealed with a key that is not in the database.
create table totp_secrets (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code was given.
  confirmed_at timestamptz,
  -- The time step of the last code that was used: each counts once.
  last_step bigint not null default 0
);

-- For who has lost the app; each works once.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);
