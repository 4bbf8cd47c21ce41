create table health_reports (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The day on which the blood was drawn, else the nearest to it that the report tells, else that of the upload.
  report_date date not null,
  is_date_read boolean not null,
  -- SHA-256 of the file, which is not kept itself.
  digest text not null,
  results jsonb not null,
  unread text[] not null default '{}',
  created_at timestamptz not null,
  -- Deleted reports stay for some days, so that a deletion can be undone.
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index health_reports_date on health_reports (user_id, report_date desc) where deleted_at is null;
create index health_reports_created on health_reports (user_id, created_at, id);
