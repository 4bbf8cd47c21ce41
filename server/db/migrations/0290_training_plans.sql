-- What somebody trains by. The workouts follow from these columns and from what was logged; none of them is stored.
create table training_plans (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  goal text not null check (goal in ('strength', 'muscle', 'fatLoss', 'endurance', 'health')),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  days_per_week integer not null check (days_per_week between 1 and 6),
  place text not null check (place in ('home', 'gym', 'outdoors')),
  equipment text[] not null default '{}',
  injuries text[] not null default '{}',
  minutes integer not null check (minutes between 15 and 120),
  -- What was answered to the questions before training.
  screening text not null check (screening in ('open', 'clear', 'caution')),
  -- The person's calendar date on which its weeks begin.
  started_on date not null,
  -- Workouts that were moved, eased or cut short, in the order in which it was said.
  changes jsonb not null default '[]',
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index training_plans_deleted on training_plans (deleted_at) where deleted_at is not null;
