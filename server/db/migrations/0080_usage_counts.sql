-- A new kind of entry is a row here and no column.
create table usage_counts (
  starts_at timestamptz not null,
  -- A kind of entry, or messages.
  source text not null,
  count integer not null,
  primary key (starts_at, source)
);

insert into usage_counts (starts_at, source, count)
select starts_at, source, count from usage_buckets cross join lateral (values
  ('food', food), ('water', water), ('activity', activity), ('weight', weight), ('sleep', sleep), ('messages', messages)
) as counted (source, count)
where count > 0;

alter table usage_buckets drop column food, drop column water, drop column activity, drop column weight,
  drop column sleep, drop column messages;
