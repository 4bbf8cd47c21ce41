-- How many paid orders may use a code.
alter table promo_codes add column most_uses integer check (most_uses > 0);
create index orders_promo_code on orders (promo_code) where promo_code is not null;
