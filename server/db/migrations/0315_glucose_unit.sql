-- In which unit a person is told glucose; what is stored is in mg/dl all the same.
alter table users
  add column glucose_unit text not null default 'mg/dl' check (glucose_unit in ('mg/dl', 'mmol/l'));
