-- Runs of jobs that have begun and not ended: one whose runs ended the process, or their time, is not tried for ever.
create table job_runs (
  name text primary key,
  -- How many runs on end have begun and not ended as they should.
  begun smallint not null,
  -- What is to be thought of the last of them.
  reason text not null default 'ended_process' check (reason in ('ended_process', 'ran_past_time')),
  set_aside_at timestamptz
);
