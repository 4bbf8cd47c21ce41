-- Of the page on which the address was entered.
alter table newsletter_addresses add language text not null default 'en' check (language in ('en', 'hi'));
