-- A notice that also goes out by mail waits here; empty when it was sent, or has no mail.
alter table notices
  add column mail_due_at timestamptz,
  add column mail_attempts integer not null default 0;
create index notices_mail_due on notices (mail_due_at) where mail_due_at is not null;
