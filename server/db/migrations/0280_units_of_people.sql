-- In which units a person is told figures; what is stored is in kg, cm and ml all the same.
alter table users
  add column weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
  add column height_unit text not null default 'cm' check (height_unit in ('cm', 'ft')),
  add column volume_unit text not null default 'ml' check (volume_unit in ('ml', 'oz'));
