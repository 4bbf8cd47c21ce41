-- Numbers of orders that can be read out: 7 of 20 characters that look like no other. Older orders go by their receipt.
create sequence order_numbers;

-- The multiplier has no factor in common with 20^7, so the first 1,280,000,000 numbers are different, in no visible order.
create function order_number(n bigint) returns text language sql immutable as $$
  select 'FP-' || left(code, 3) || '-' || right(code, 4)
  from (
    select string_agg(substr('23456789CFHJKMPRTWXY', (mixed / (20 ^ place)::bigint % 20)::int + 1, 1), '' order by place) as code
    from (select n * 823543211 % 1280000000 as mixed) as numbers, generate_series(0, 6) as place
  ) as codes
$$;

alter table orders add column number text unique;
alter table orders alter column number set default order_number(nextval('order_numbers'));
