-- `language` is what the person chose, '' for "as I write"; `locale` is the language in use, chosen or last written in.
alter table users
  add column language text not null default '' check (language in ('', 'en', 'hi', 'hi-Latn')),
  add column locale text not null default 'en' check (locale in ('en', 'hi', 'hi-Latn'));
