-- A recipe is a food of one's own that knows what it is made of: [{food, grams}].
alter table personal_foods
  add column servings double precision check (servings > 0),
  add column yield_g double precision check (yield_g > 0),
  add column ingredients jsonb;

-- What a person's own words mean: a meal ("usual breakfast", a line per item), a favourite, a memory ("katori" is "200 ml").
create table saved_phrases (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('meal', 'favourite', 'memory')),
  phrase text not null,
  meaning text not null,
  idempotency_key text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create unique index saved_phrases_phrase on saved_phrases (user_id, kind, lower(phrase)) where deleted_at is null;
create unique index saved_phrases_idempotency_key on saved_phrases (user_id, idempotency_key) where idempotency_key is not null;
