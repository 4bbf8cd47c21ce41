-- Old notices are deleted every night. A scan of all of them would one day take longer than a statement may.
create index notices_created on notices (created_at);
