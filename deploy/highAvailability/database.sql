-- Once, as postgres on the leader. Backups are read back in a database of their own, so that the role may create one.
create role fitpulse login createdb password '${DATABASE_PASSWORD}';
create database fitpulse owner fitpulse;
