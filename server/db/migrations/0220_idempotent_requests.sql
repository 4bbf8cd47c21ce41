-- Which request a person's Idempotency-Key was used for, as hashes: the same key with another body is a mistake.
create table idempotent_requests (
  user_id uuid not null references users on delete cascade,
  key_hash bytea not null,
  body_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index idempotent_requests_created on idempotent_requests (created_at);
