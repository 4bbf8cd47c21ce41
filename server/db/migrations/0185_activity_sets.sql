-- The sets of a workout: [{exerciseId, reps, loadKg, durationMin, rpe, superset}]; null of any other activity.
alter table activity_entries add column sets jsonb;
create index activity_entries_sets on activity_entries (user_id, local_date) where sets is not null and deleted_at is null;
