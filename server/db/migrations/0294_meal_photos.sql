-- Photos of meals that a person sent, known again by their SHA-256; the pictures themselves are not kept.
create table meal_photos (
  user_id uuid not null references users on delete cascade,
  id text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
