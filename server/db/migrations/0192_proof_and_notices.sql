-- A session proves who uses it when it starts, and again whenever the password is given.
alter table sessions add column reauthenticated_at timestamptz;

-- Where a notice is to go that the person's own address may no longer show: to the address before a change.
alter table notices add column mail_to text;

-- What a person has signed in from, as a hash of what a browser says of itself without its version.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
