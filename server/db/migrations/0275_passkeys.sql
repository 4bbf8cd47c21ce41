-- Public keys of people's passkeys (WebAuthn level 3). Whoever signs in names the person (the user handle) and the
-- credential, so that the person's id stands in every key.
create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- As browsers tell it, in Base64url.
  credential_id text not null,
  -- In COSE.
  public_key bytea not null,
  -- Of its uses, where the authenticator counts them; it never goes down but for a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Kept by the maker of the device too, so that a lost device doesn't lose it.
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, credential_id)
);

-- What a browser is asked to sign; used up by the first answer. The hash covers what it is for and who asked, too.
create table passkey_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index on passkey_challenges (expires_at);
