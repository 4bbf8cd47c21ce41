-- The barcode of the pack that a food of one's own was read from.
alter table personal_foods add column barcode text check (barcode ~ '^\d{8,14}$');
create index personal_foods_barcode on personal_foods (user_id, barcode) where barcode is not null;

-- What Open Food Facts answered about a barcode, kept so that it is asked once; null where it has no usable product.
create table barcode_lookups (
  code text primary key check (code ~ '^\d{8,14}$'),
  product jsonb,
  looked_up_at timestamptz not null
);
