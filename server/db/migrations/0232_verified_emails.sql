-- Since when the person is known to read what comes to their address; null for one that nobody confirmed.
alter table users add column email_verified_at timestamptz;
update users set email_verified_at = linked_at from google_accounts
  where google_accounts.user_id = users.id and users.email <> '' and users.email = google_accounts.email;

-- A link to a person's address; a newer one ends it.
create table email_verifications (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
