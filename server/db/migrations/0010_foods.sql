-- Trusted since PostgreSQL 13: the owner of a database may create it.
create extension if not exists pg_trgm;

-- The word as it is looked up: its English stem, or the word itself in other languages.
create function food_lexeme(word text) returns text
  language sql immutable strict parallel safe
  return coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word);

-- "#3" stands for a name of three words. Short names come first, and so the index finds them without reading the long ones.
create function food_lexemes(words text, name_length integer) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array(
    select food_lexeme(word) from unnest(string_to_array(words, ' ')) as word where word <> ''
    union select '#' || least(name_length, 12)
  ));

-- Foods of published tables and of packages, read by `fitpulse foods import`. Figures per 100 g.
create table foods (
  source text not null check (source in ('usda', 'fndds', 'off')),
  source_id text not null,
  name text not null,
  brand text not null default '',
  food_group text not null default '',
  -- Whether it is a food as such, from a reviewed table, or one maker's product.
  is_generic boolean not null,
  energy_kcal double precision not null check (energy_kcal >= 0),
  protein_g double precision not null check (protein_g >= 0),
  carbohydrate_g double precision not null check (carbohydrate_g >= 0),
  fat_g double precision not null check (fat_g >= 0),
  -- Null where the source doesn't say.
  fiber_g double precision check (fiber_g >= 0),
  sugar_g double precision check (sugar_g >= 0),
  sodium_mg double precision check (sodium_mg >= 0),
  cholesterol_mg double precision check (cholesterol_mg >= 0),
  density_g_per_ml double precision not null default 1 check (density_g_per_ml > 0),
  portions jsonb not null,
  -- Folded words of name and brand, and how many of them are the name's.
  search_words text not null,
  name_length integer not null,
  search tsvector not null generated always as (food_lexemes(search_words, name_length)) stored,
  primary key (source, source_id)
);
create index foods_search on foods using gin (search);

-- The words of all those names, for typing errors and for words that are still being typed. Counted after an import.
create table food_words (
  word text collate "C" primary key,
  uses integer not null
);
create index food_words_spelling on food_words using gin (word gin_trgm_ops);

-- How far the import of a file has come. Saved with the foods read so far, so that one killed in the middle goes on.
create table food_imports (
  fingerprint text primary key,
  file_name text not null,
  source text not null,
  records_read bigint not null default 0,
  foods_saved bigint not null default 0,
  -- Reason -> how many records, and one of them.
  skipped jsonb not null default '{}',
  started_at timestamptz not null,
  finished_at timestamptz
);

-- Foods that a person has entered with their own figures, per 100 g.
create table personal_foods (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  other_names text[] not null default '{}',
  energy_kcal double precision not null check (energy_kcal >= 0),
  protein_g double precision not null check (protein_g >= 0),
  carbohydrate_g double precision not null check (carbohydrate_g >= 0),
  fat_g double precision not null check (fat_g >= 0),
  fiber_g double precision not null check (fiber_g >= 0),
  sugar_g double precision not null check (sugar_g >= 0),
  sodium_mg double precision not null check (sodium_mg >= 0),
  cholesterol_mg double precision not null check (cholesterol_mg >= 0),
  portions jsonb not null default '[]',
  idempotency_key text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create unique index personal_foods_name on personal_foods (user_id, lower(name)) where deleted_at is null;
create unique index personal_foods_idempotency_key on personal_foods (user_id, idempotency_key) where idempotency_key is not null;
