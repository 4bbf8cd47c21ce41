import { type FormEvent, useState } from 'react';
import type { subscribeToNewsletter } from '../../../contract/newsletter.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import type { form } from '../../../texts/site/newsletter.ts';
import { call } from '../../lib/api.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './NewsletterForm.module.css';

interface NewsletterFormProps {
  /** In which the mail asks. */
  locale: PageLocale;
  words: Record<keyof typeof form, string>;
}

export function NewsletterForm({ locale, words }: NewsletterFormProps) {
  const [state, setState] = useState<'open' | 'sending' | 'done' | { error: string }>('open');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setState('sending');
    call<typeof subscribeToNewsletter>(
      { method: 'post', path: '/newsletter', access: 'public' },
      { body: { email, language: locale } },
    ).then(
      () => setState('done'),
      (error: Error) => setState({ error: error.message }),
    );
  };
  if (state === 'done') {
    return <Notice tone="success">{words.asked}</Notice>;
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <label className={classes.label} htmlFor="newsletter-email">
        {words.email}
      </label>
      <div className={classes.row}>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          className={classes.input}
        />
        <ActionButton type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? words.subscribing : words.subscribe}
        </ActionButton>
      </div>
      {typeof state === 'object' && <Notice tone="danger">{state.error}</Notice>}
    </form>
  );
}
