alter table users
  add column bio text not null default '',
  add column gender text not null default '' check (gender in ('', 'male', 'female', 'other')),
  add column dob date,
  add column height_cm double precision not null default 0 check (height_cm >= 0);

-- Its address holds a random key, so that a page can show it without a session.
create table avatars (
  user_id uuid primary key references users on delete cascade,
  key text not null,
  image bytea not null,
  created_at timestamptz not null
);
