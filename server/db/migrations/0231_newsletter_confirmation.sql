-- An address is on the list once somebody who reads its mail has said so; those that are there are asked.
alter table newsletter_addresses
  -- Stands in the links of its mails: it confirms the address, and takes it off.
  add key uuid not null default gen_random_uuid() unique,
  add asked_at timestamptz,
  add mailed_at timestamptz,
  add confirmed_at timestamptz;
update newsletter_addresses set asked_at = now();
alter table newsletter_addresses alter asked_at set not null;
