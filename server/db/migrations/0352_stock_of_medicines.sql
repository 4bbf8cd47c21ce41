-- How many tablets there were when that was told; what was taken since then is counted down when it is read, so that undoing counts up.
alter table medicines
  add column stock double precision check (stock >= 0),
  add column stock_at timestamptz,
  -- The local date on which its reminder last said that it runs out.
  add column refill_told_on date,
  add check ((stock is null) = (stock_at is null));
