-- Orders what happens to tickets: responses and changes of status share it.
create sequence ticket_steps;

create table tickets (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  number bigint not null generated always as identity,
  subject text not null,
  description text not null,
  category text not null,
  priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'open' check (status in ('open', 'in-progress', 'resolved', 'closed')),
  -- The conversation that was handed over, as it was.
  transcript jsonb,
  idempotency_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Since when the person waits for the support team; null while nobody waits.
  unanswered_since timestamptz,
  primary key (user_id, id)
);
create index tickets_id on tickets (id);
create unique index tickets_idempotency_key on tickets (user_id, idempotency_key) where idempotency_key is not null;
create index tickets_unanswered on tickets (unanswered_since, id) where unanswered_since is not null;
create index tickets_answered on tickets (updated_at desc, id) where unanswered_since is null;
create index tickets_unfinished on tickets (status) where status in ('open', 'in-progress');

create table ticket_messages (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  ticket_id uuid not null,
  step bigint not null default nextval('ticket_steps'),
  sender_id uuid not null,
  author_name text not null,
  is_from_support boolean not null,
  message text not null,
  idempotency_key text,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, ticket_id) references tickets on delete cascade
);
create index ticket_messages_ticket on ticket_messages (user_id, ticket_id, step);
create unique index ticket_messages_idempotency_key on ticket_messages (user_id, ticket_id, sender_id, idempotency_key)
  where idempotency_key is not null;

create table ticket_changes (
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  ticket_id uuid not null,
  step bigint not null default nextval('ticket_steps'),
  status text not null,
  changed_by uuid not null,
  author_name text not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, ticket_id) references tickets on delete cascade
);
create index ticket_changes_ticket on ticket_changes (user_id, ticket_id, step);
