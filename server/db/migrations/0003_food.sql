create table food_entries (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null,
  -- The person's calendar date when it happened; a later change of time zone does not move it.
  local_date date not null,
  meal_type text not null check (meal_type in ('breakfast', 'asnack', 'lunch', 'esnack', 'dinner', 'snack')),
  food_name text not null,
  -- The food of the built-in table, where it was understood from words.
  food_id text,
  quantity double precision not null check (quantity > 0),
  serving_unit text not null,
  serving_size double precision not null check (serving_size > 0),
  grams double precision check (grams > 0),
  energy_kcal double precision not null check (energy_kcal >= 0),
  protein_g double precision not null check (protein_g >= 0),
  carbohydrate_g double precision not null check (carbohydrate_g >= 0),
  fat_g double precision not null check (fat_g >= 0),
  fiber_g double precision not null check (fiber_g >= 0),
  sugar_g double precision not null check (sugar_g >= 0),
  sodium_mg double precision not null check (sodium_mg >= 0),
  cholesterol_mg double precision not null check (cholesterol_mg >= 0),
  notes text not null default '',
  source text not null default 'own figures',
  confidence double precision check (confidence between 0 and 1),
  idempotency_key text,
  created_at timestamptz not null,
  -- Deleted entries stay until the account goes, so that a deletion can be undone at any time.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index food_entries_day on food_entries (user_id, local_date) where deleted_at is null;
create unique index food_entries_idempotency_key on food_entries (user_id, idempotency_key) where idempotency_key is not null;
