-- Carbohydrates without their fibre, as a target and as a sum of the day.
alter table goals add column net_carbs_g double precision not null default 0 check (net_carbs_g between 0 and 2000);

insert into daily_total_columns (entry_table, name, definition, aggregate) values
  ('food_entries', 'net_carbs_g', 'double precision not null default 0',
    'coalesce(sum(greatest(carbohydrate_g - fiber_g, 0)), 0)');
select keep_daily_totals('food_entries');
