import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../contract/http.ts';
import type { tryMeal } from '../../../contract/nutrition.ts';
import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/trial/answer.ts';
import { counting, unreachable } from '../../../texts/trial/composer.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { links } from '../../lib/links.ts';
import { readSession } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { keepSentence } from './keptSentence.ts';
import classes from './TrialAnswer.module.css';

interface TrialAnswerProps {
  said: string;
  /** To speak where the sentence doesn't tell. */
  locale: Locale;
}

type Outcome = { estimate: AnswerOf<typeof tryMeal> } | { problem: ApiProblem } | undefined;

const estimateOf = (text: string, locale: Locale) =>
  call<typeof tryMeal>({ method: 'post', path: '/estimate', access: 'public' }, { body: { text, locale } });

/** What a sentence comes to, or why nothing can be said of it. */
export function TrialAnswer({ said, locale }: TrialAnswerProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const place = useRef<HTMLDivElement>(null);
  const ask = useCallback(() => {
    setOutcome(undefined);
    estimateOf(said, locale).then(
      (estimate) => setOutcome({ estimate }),
      (error) => setOutcome({ problem: toProblem(error) }),
    );
  }, [said, locale]);
  useEffect(ask, [ask]);
  // On a phone the answer begins below the keyboard.
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return (
    <div
      ref={place}
      className={classes.answer}
      lang={outcome && 'estimate' in outcome ? outcome.estimate.locale : locale}
    >
      {!outcome && <p className={classes.note}>{counting(locale)}</p>}
      {outcome && 'problem' in outcome && <Refused problem={outcome.problem} locale={locale} onRetry={ask} />}
      {outcome && 'estimate' in outcome && <Estimated said={said} {...outcome.estimate} />}
    </div>
  );
}

const toProblem = (error: unknown) =>
  error instanceof ApiProblem ? error : new ApiProblem(500, 'internal_error', String(error));

function Estimated({ said, items, totals, unknown, locale }: { said: string } & AnswerOf<typeof tryMeal>) {
  const words = unknown.map((word) => `“${word}”`).join(', ');
  if (items.length === 0) {
    return <p className={classes.note}>{words ? texts.unknown(locale, words) : texts.noFood(locale)}</p>;
  }
  return (
    <>
      <EstimateCard locale={locale} said={said} items={items} totals={totals} />
      {words && <p className={classes.note}>{texts.leftOut(locale, words)}</p>}
      <div className={classes.keep}>
        <ActionLink
          href={readSession() ? links.foodIntake : links.register}
          size="lg"
          wide
          onClick={() => keepSentence(said, locale)}
        >
          {texts.keep(locale)}
        </ActionLink>
        <p>{texts.keptWhere(locale)}</p>
      </div>
    </>
  );
}

interface RefusedProps {
  problem: ApiProblem;
  locale: Locale;
  onRetry: () => void;
}

function Refused({ problem, locale, onRetry }: RefusedProps) {
  if (problem.code === 'care_first') return <p className={classes.care}>{problem.message}</p>;
  const reason = { too_many_requests: texts.tooMany, unreachable: unreachable }[problem.code as string];
  return (
    <div className={classes.refused}>
      <p className={classes.note}>{(reason ?? texts.failed)(locale)}</p>
      <ActionButton look="outline" onClick={onRetry}>
        {texts.tryAgain(locale)}
      </ActionButton>
    </div>
  );
}
