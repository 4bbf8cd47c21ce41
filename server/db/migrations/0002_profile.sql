create table goals (
  user_id uuid primary key references users on delete cascade,
  water_liters_per_day double precision not null default 2.5,
  calorie_burn_per_day double precision not null default 300,
  calories_consume_per_day double precision not null default 2000,
  sleep_hrs_target double precision not null default 8,
  weight_target double precision not null default 0
);
