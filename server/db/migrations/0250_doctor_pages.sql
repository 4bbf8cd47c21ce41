-- A page of a person's figures for their doctor: whoever has its link reads it, until it expires or is revoked.
create table doctor_pages (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null unique,
  from_date date not null,
  to_date date not null,
  kinds text[] not null,
  expires_at timestamptz not null,
  idempotency_key text,
  created_at timestamptz not null,
  -- When it was revoked.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create unique index doctor_pages_idempotency_key on doctor_pages (user_id, idempotency_key) where idempotency_key is not null;
create index doctor_pages_deleted on doctor_pages (deleted_at) where deleted_at is not null;

create table doctor_page_openings (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  page_id uuid not null,
  opened_at timestamptz not null,
  user_agent text not null,
  network text not null,
  is_pdf boolean not null,
  primary key (user_id, id),
  foreign key (user_id, page_id) references doctor_pages on delete cascade
);
create index doctor_page_openings_page on doctor_page_openings (user_id, page_id, opened_at);
