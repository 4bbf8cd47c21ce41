alter table users
  add column life_stage text not null default '' check (life_stage in ('', 'pregnant', 'breastfeeding')),
  -- Since somebody told of an eating disorder: deficits, streaks and what is left stay hidden until they ask for them.
  add column deficits_hidden_at timestamptz,
  -- Since somebody told that they are under 13.
  add column too_young_at timestamptz;

-- Targets beyond what is safe for most, which a doctor set for this person: confirmed by them, with the day they did.
create table target_exceptions (
  user_id uuid not null references users on delete cascade,
  target text not null,
  value double precision not null,
  confirmed_at timestamptz not null,
  primary key (user_id, target)
);
