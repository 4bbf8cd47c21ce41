import { useState } from 'react';
import type { confirmNewsletter, leaveNewsletter } from '../../../contract/newsletter.ts';
import { type ApiProblem, call } from '../../lib/api.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';

const confirm = (key: string) =>
  call<typeof confirmNewsletter>({ method: 'post', path: '/newsletter/confirm', access: 'public' }, { body: { key } });
const leave = (key: string) =>
  call<typeof leaveNewsletter>(
    { method: 'post', path: '/newsletter/leave/{key}', access: 'public' },
    { params: { key } },
  );

const answers = { confirm, leave };

interface NewsletterLinkProps {
  answer: keyof typeof answers;
  words: { ask: string; done: string };
}

/** Answers a link of a mail at a tap only: mail programs that look at links beforehand decide nothing. */
export function NewsletterLink({ answer, words: { ask, done } }: NewsletterLinkProps) {
  const [state, setState] = useState<'open' | 'sending' | 'done' | { error: string }>('open');
  const press = () => {
    setState('sending');
    answers[answer](window.location.hash.slice(1)).then(
      () => setState('done'),
      ({ errors: [wrong], message }: ApiProblem) => setState({ error: wrong?.message ?? message }),
    );
  };
  if (state === 'done') return <Notice tone="success">{done}</Notice>;
  return (
    <>
      <p>
        <ActionButton disabled={state === 'sending'} onClick={press}>
          {ask}
        </ActionButton>
      </p>
      {typeof state === 'object' && <Notice tone="danger">{state.error}</Notice>}
    </>
  );
}
