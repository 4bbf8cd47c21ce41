-- The figures that days add up lie in the index: a person's entries are scattered over the whole table, a page each, and
-- a year of them needn't be fetched one by one.
drop index food_entries_day;
create index food_entries_day on food_entries (user_id, local_date)
  include (energy_kcal, protein_g, carbohydrate_g, fat_g, fiber_g, meal_type) where deleted_at is null;
drop index water_entries_day;
create index water_entries_day on water_entries (user_id, local_date) include (volume_ml) where deleted_at is null;
drop index activity_entries_day;
create index activity_entries_day on activity_entries (user_id, local_date)
  include (calories_burned, duration_min, distance_km) where deleted_at is null;
drop index weight_entries_day;
create index weight_entries_day on weight_entries (user_id, local_date) include (weight_kg, occurred_at, id) where deleted_at is null;
drop index sleep_entries_day;
create index sleep_entries_day on sleep_entries (user_id, local_date) include (sleep_time_hr) where deleted_at is null;
