-- Who administered what: written in the transaction of the change, and never changed.
create table admin_actions (
  id bigint primary key generated always as identity,
  admin_id uuid not null,
  -- Kept as it was: the account may go, the record stays.
  admin_name text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index admin_actions_subject on admin_actions (subject, id desc);
