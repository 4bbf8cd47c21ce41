-- How far the first questions of the chat came: what the person wants, and the question that waits for its answer.
create table onboardings (
  user_id uuid primary key references users on delete cascade,
  wish text not null default '' check (wish in ('', 'lose', 'gain', 'keep')),
  step text not null check (step in ('goal', 'body', 'diet', 'place', 'done')),
  started_at timestamptz not null
);
