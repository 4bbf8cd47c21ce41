create table broadcasts (
  id uuid primary key default gen_random_uuid(),
  text text not null,
  audience text not null,
  status text not null default 'sending' check (status in ('sending', 'done', 'cancelled')),
  admin_id uuid not null,
  admin_name text not null,
  idempotency_key text,
  created_at timestamptz not null,
  finished_at timestamptz,
  recipients integer not null default 0,
  -- The result, once nothing is on its way any more; counted from the recipients until then.
  sent integer,
  blocked integer,
  failed integer
);
create index broadcasts_latest on broadcasts (created_at desc);
create index broadcasts_unfinished on broadcasts (created_at) where sent is null;
create unique index broadcasts_idempotency_key on broadcasts (admin_id, idempotency_key) where idempotency_key is not null;

create table broadcast_recipients (
  user_id uuid not null references users on delete cascade,
  broadcast_id uuid not null references broadcasts on delete cascade,
  -- 'sending' is set before the call: only what was in flight at a crash may come twice.
  state text not null default 'due' check (state in ('due', 'sending', 'sent', 'blocked', 'failed')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  failure text,
  primary key (user_id, broadcast_id)
);
create index broadcast_recipients_due on broadcast_recipients (broadcast_id, due_at, user_id) where state = 'due';
create index broadcast_recipients_state on broadcast_recipients (broadcast_id, state);
