-- The local times 'HH:MM' at which a notification comes, and those that a person chose instead; null for the usual ones.
alter table notification_types add column times text[] not null default '{}';
alter table user_notifications add column times text[];
update notification_types set times = usual.times, description = usual.description
  from (values
    ('water_reminder', array['11:00', '15:00', '18:00'], 'A nudge when you are behind your water target.'),
    ('food_log', array['21:00'], 'A word when breakfast, lunch or dinner is not logged yet.'),
    ('weekly_report', array['09:00'], 'Last week in figures, every Monday.'),
    ('day_report', array['22:00'], 'Your day against your targets, every evening.'),
    ('monthly_report', array['09:00'], 'Last month in figures, on the first of the month.'),
    ('weight_report', array['09:00'], 'How your weight moved over the week, every Sunday.')
  ) as usual (code, times, description)
  where usual.code = notification_types.code;
