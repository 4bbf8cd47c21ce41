-- 0 is no target; the pace is how much a person means to lose in a week.
alter table goals
  add column protein_g double precision not null default 0,
  add column carbs_g double precision not null default 0,
  add column fat_g double precision not null default 0,
  add column fiber_g double precision not null default 0,
  add column sodium_mg double precision not null default 0,
  add column steps_per_day double precision not null default 0,
  add column loss_kg_per_week double precision not null default 0;

-- Allergies and dislikes are in the person's own words.
alter table users
  add column diets text[] not null default '{}',
  add column allergies text[] not null default '{}',
  add column dislikes text[] not null default '{}';
