-- Who invoices is printed on an invoice, and so kept with it.
update invoices
  set details = details || '{"seller": {"name": "FitPulse", "address": "Bengaluru, Karnataka 560001, India"}}'
  where not details ? 'seller';

-- Plans differ by what they hold, which each feature's policy says; no plan has an amount that is counted.
alter table plans drop column limits;
