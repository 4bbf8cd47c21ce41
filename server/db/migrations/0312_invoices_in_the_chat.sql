-- When an invoice last reached the chat: one that is asked for again comes without the confirmation of its payment.
alter table invoices add column sent_to_chat_at timestamptz;
