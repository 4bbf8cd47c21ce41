import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Locale, PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/trial/composer.ts';
import type { Example } from '../../../texts/trial/examples.ts';
import { ArrowIcon } from '../../ui/plainIcons.tsx';
import classes from './TrialComposer.module.css';

/** What answers comes when somebody begins to write. */
const loadAnswer = () => import('./TrialAnswer.tsx');

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** The composer for somebody without an account: a sentence in, the assistant's card out, nothing kept. */
export function TrialComposer({ pageLocale, examples }: { pageLocale: PageLocale; examples: Example[] }) {
  // What is typed before the script runs stays in the field.
  const field = useRef<HTMLInputElement>(null);
  const turns = useRef(0);
  const [answer, setAnswer] = useState<ReactNode>();
  const [locale, setLocale] = useState<Locale>(pageLocale);

  const ask = async (said: string, locale: Locale) => {
    turns.current += 1;
    const turn = turns.current;
    setLocale(locale);
    setAnswer(<p className={classes.note}>{texts.counting(locale)}</p>);
    const { TrialAnswer } = await loadAnswer().catch(() => ({ TrialAnswer: undefined }));
    if (turn !== turns.current) return;
    setAnswer(
      TrialAnswer ? (
        <TrialAnswer key={turn} said={said} locale={locale} />
      ) : (
        <p className={classes.note}>{texts.unreachable(locale)}</p>
      ),
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = field.current?.value.trim() ?? '';
    if (said) return ask(said, isHindi(said) ? 'hi' : locale);
    setAnswer(<p className={classes.note}>{texts.nothingWritten(locale)}</p>);
    field.current?.focus();
  };
  const choose = ({ text, locale }: Example) => {
    if (field.current) field.current.value = text;
    ask(text, locale);
  };

  return (
    <div className={classes.composer} data-answered={answer ? true : undefined}>
      <form className={classes.form} onSubmit={submit} onFocus={() => void loadAnswer().catch(() => undefined)}>
        <label className={classes.question} htmlFor="trial">
          {texts.question(locale)}
        </label>
        <div className={classes.field}>
          <input
            ref={field}
            id="trial"
            className={classes.text}
            maxLength={300}
            placeholder={texts.placeholder(locale)}
            autoComplete="off"
            enterKeyHint="go"
          />
          <button type="submit" className={classes.send} aria-label={texts.count(locale)}>
            <ArrowIcon />
          </button>
        </div>
        <ul className={classes.examples}>
          {examples.map((example) => (
            <li key={example.text}>
              <button type="button" lang={example.locale} className={classes.example} onClick={() => choose(example)}>
                {example.text}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <div aria-live="polite">{answer}</div>
    </div>
  );
}
