-- An admin may also refuse a request, with a reason that the person reads.
alter table refunds
  drop constraint refunds_status_check,
  add constraint refunds_status_check
    check (status in ('requested', 'granted', 'refused', 'sent', 'processed', 'failed')),
  add column refused_at timestamptz,
  add column refused_by uuid references users on delete set null,
  add column refusal text,
  add check (status <> 'refused' or (refused_at is not null and refusal is not null));
