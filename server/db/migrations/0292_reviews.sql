update notification_types set name = review.name, description = review.description, times = review.times, by_default = true
  from (values
    ('weekly_report', 'Weekly review', 'What changed, what went along with good days and one thing for next week, on Sunday evening.', array['19:00']),
    ('monthly_report', 'Monthly review', 'The month before in a few lines, with its PDF, on the first of the month.', array['09:00'])
  ) as review (code, name, description, times)
  where review.code = notification_types.code;
insert into user_notifications (user_id, code, created_at)
  select id, 'monthly_report', now() from users on conflict do nothing;

-- The month, yyyy-mm, whose report goes to the chat along with the notice.
alter table notices add column report_month text;
