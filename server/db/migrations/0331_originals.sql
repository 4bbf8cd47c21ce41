-- Photos of meals and files of laboratory reports, of people who want them kept.
alter table users add column keeps_originals boolean not null default false;
create table original_files (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('mealPhoto', 'healthReport')),
  -- SHA-256 of the file as it was sent.
  digest text not null,
  media_type text not null,
  -- In bytes.
  size integer not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index original_files_created on original_files (created_at);
create table original_contents (
  user_id uuid not null,
  id uuid not null,
  content bytea not null,
  primary key (user_id, id),
  foreign key (user_id, id) references original_files on delete cascade on update cascade
);
