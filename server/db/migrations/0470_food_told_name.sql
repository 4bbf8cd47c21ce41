-- What its person called a food, where the table calls it otherwise.
alter table food_entries
  add column told_name text;
