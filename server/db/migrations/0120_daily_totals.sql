-- What a person's entries of a local date add up to. Triggers keep it in the transaction that changes an entry, so that
-- nothing that writes entries passes it by; docs/decisions/0045-kept-daily-totals.md says why.
create table daily_totals (
  user_id uuid not null references users on delete cascade,
  local_date date not null,
  primary key (user_id, local_date)
  -- Room in the page for the next version of a row, so that an update touches no index.
) with (fillfactor = 70);

-- The columns of daily_totals and what they are made of. A table of entries joins by its rows here and a call of
-- keep_daily_totals; it gets a column of its own name besides, which counts its entries of the day.
create table daily_total_columns (
  entry_table text not null,
  name text primary key,
  -- Type and default, as in create table.
  definition text not null,
  -- An aggregate over the day's entries that are not deleted.
  aggregate text not null
);

-- The statement that adds up anew the days that a query names by user_id and local_date.
create function daily_totals_upsert(kept_table text, days text) returns text language sql stable as $$
  select format(
    'insert into daily_totals (user_id, local_date, %1$s)
     select day.user_id, day.local_date, %2$s from (%3$s) day left join %4$I entry
       on entry.user_id = day.user_id and entry.local_date = day.local_date and entry.deleted_at is null
     group by day.user_id, day.local_date
     on conflict (user_id, local_date) do update set (%1$s) = row(%5$s)',
    string_agg(quote_ident(name), ', ' order by name), string_agg(aggregate, ', ' order by name), days, kept_table,
    string_agg('excluded.' || quote_ident(name), ', ' order by name))
  from daily_total_columns where entry_table = kept_table
$$;

-- Two transactions that change entries of one person's day take turns, so that the later one adds up what the earlier
-- one wrote. There are 4096 locks for all people, so that one statement can take only so many.
create function daily_totals_lock(person uuid) returns bigint language sql immutable as $$
  select hashtextextended('daily totals', 0) + (hashtext(person::text) & 4095)
$$;

-- Makes the columns and triggers of a table of entries as they are declared, and adds up what lies in it.
create function keep_daily_totals(kept_table text) returns void language plpgsql as $make$
declare
  declared record;
  operation record;
begin
  insert into daily_total_columns values (kept_table, kept_table, 'integer not null default 0', 'count(entry.id)')
    on conflict (name) do nothing;
  for declared in select name, definition from daily_total_columns where entry_table = kept_table order by name loop
    execute format('alter table daily_totals add column if not exists %I %s', declared.name, declared.definition);
  end loop;
  for operation in
    select * from (values
      ('insert', 'new table as after', 'after', 'select user_id, local_date from after group by 1, 2'),
      ('update', 'old table as before new table as after', 'after',
        'select user_id, local_date from before union select user_id, local_date from after'),
      -- Rows that go with their person leave nothing to add up.
      ('delete', 'old table as before', 'before',
        'select before.user_id, local_date from before join users on users.id = before.user_id group by 1, 2')
    ) as operation (name, transition_tables, changed, days)
  loop
    execute format($function$
      create or replace function %1$I() returns trigger language plpgsql as $trigger$
      begin
        perform pg_advisory_xact_lock(lock)
          from (select distinct daily_totals_lock(user_id) as lock from %2$I order by lock) locks;
        %3$s;
        return null;
      end $trigger$
      $function$,
      kept_table || '_' || operation.name || '_totals', operation.changed,
      daily_totals_upsert(kept_table, operation.days));
    execute format(
      'create or replace trigger daily_totals_%1$s after %1$s on %2$I referencing %3$s
       for each statement execute function %4$I()',
      operation.name, kept_table, operation.transition_tables, kept_table || '_' || operation.name || '_totals');
  end loop;
  execute daily_totals_upsert(kept_table, format('select user_id, local_date from %I group by 1, 2', kept_table));
end $make$;

-- Adds up anew every day of a person; answers how many days there are.
create function rebuild_daily_totals(person uuid) returns integer language plpgsql as $$
declare
  kept_table text;
  days integer;
begin
  perform pg_advisory_xact_lock(daily_totals_lock(person));
  for kept_table in select distinct entry_table from daily_total_columns loop
    execute daily_totals_upsert(kept_table, format(
      'select user_id, local_date from daily_totals where user_id = %1$L
       union select user_id, local_date from %2$I where user_id = %1$L', person, kept_table));
  end loop;
  select count(*) into days from daily_totals where user_id = person;
  return days;
end $$;

insert into daily_total_columns (entry_table, name, definition, aggregate)
  select entry_table, name, 'double precision not null default 0', format('coalesce(sum(%I), 0)', summed)
  from (values
    ('food_entries', 'energy_kcal', 'energy_kcal'),
    ('food_entries', 'protein_g', 'protein_g'),
    ('food_entries', 'carbohydrate_g', 'carbohydrate_g'),
    ('food_entries', 'fat_g', 'fat_g'),
    ('food_entries', 'fiber_g', 'fiber_g'),
    ('food_entries', 'sugar_g', 'sugar_g'),
    ('food_entries', 'sodium_mg', 'sodium_mg'),
    ('food_entries', 'cholesterol_mg', 'cholesterol_mg'),
    ('water_entries', 'water_ml', 'volume_ml'),
    ('activity_entries', 'burned_kcal', 'calories_burned'),
    ('activity_entries', 'active_min', 'duration_min'),
    ('activity_entries', 'distance_km', 'distance_km'),
    ('sleep_entries', 'sleep_hr', 'sleep_time_hr')
  ) as figure (entry_table, name, summed);
insert into daily_total_columns (entry_table, name, definition, aggregate) values
  ('food_entries', 'main_meals', 'integer not null default 0',
    $$count(distinct meal_type) filter (where meal_type in ('breakfast', 'lunch', 'dinner'))$$),
  ('weight_entries', 'first_weight_kg', 'double precision', '(array_agg(weight_kg order by occurred_at, id))[1]'),
  ('weight_entries', 'last_weight_kg', 'double precision',
    '(array_agg(weight_kg order by occurred_at desc, id desc))[1]');

-- The figures of the days lie in daily_totals from now on and no longer in the indexes.
drop index food_entries_day;
create index food_entries_day on food_entries (user_id, local_date) where deleted_at is null;
drop index water_entries_day;
create index water_entries_day on water_entries (user_id, local_date) where deleted_at is null;
drop index activity_entries_day;
create index activity_entries_day on activity_entries (user_id, local_date) where deleted_at is null;
drop index weight_entries_day;
create index weight_entries_day on weight_entries (user_id, local_date) where deleted_at is null;
drop index sleep_entries_day;
create index sleep_entries_day on sleep_entries (user_id, local_date) where deleted_at is null;

select keep_daily_totals(entry_table)
  from unnest(array['food_entries', 'water_entries', 'activity_entries', 'weight_entries', 'sleep_entries']) as entry_table;
