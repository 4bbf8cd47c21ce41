import { useQuery } from '@tanstack/react-query';
import { type Factor, getMoodPatterns, type MoodPattern } from '../../../contract/entries/moods.ts';
import { factorNames, noCause, noFactor, tagName } from '../../../texts/entries/moods.ts';
import * as texts from '../../../texts/portal/entries/moods.ts';
import { call } from '../../lib/api.ts';
import { capitalised } from '../../lib/format.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './MoodPatterns.module.css';

const nameOf = ({ kind, name }: Factor) =>
  kind === 'tag' || kind === 'food'
    ? capitalised(tagName(readPageLocale(), name))
    : factorNames[kind](readPageLocale());

/** What goes along with a low mood and with each symptom, by counts of days; nothing where too little is known. */
export function MoodPatterns() {
  const locale = usePageLocale();
  const found = useQuery({
    queryKey: queryKeys.moodPatterns,
    queryFn: ({ signal }) => call(getMoodPatterns, { query: {} }, signal),
  });
  if (found.data?.patterns.length === 0) return null;
  return (
    <Card title={texts.patterns(locale)} aside={texts.lastDays(locale)}>
      <Loadable needs={[found]} skeleton={<LogSkeleton />}>
        {({ patterns }) => (
          <>
            {patterns.map((pattern) => (
              <Pattern key={pattern.tag} pattern={pattern} />
            ))}
            <p className={classes.note}>{noCause(locale)}</p>
          </>
        )}
      </Loadable>
    </Card>
  );
}

function Pattern({ pattern: { tag, days, factors } }: { pattern: MoodPattern }) {
  const locale = usePageLocale();
  return (
    <section className={classes.pattern}>
      <h3 className={classes.name}>{texts.patternOf(locale, capitalised(tagName(locale, tag)), days)}</h3>
      {factors.length === 0 ? (
        <p className={classes.note}>{noFactor(locale)}</p>
      ) : (
        <DataTable
          caption={texts.goesAlong(locale, tagName(locale, tag))}
          rows={factors}
          keyOf={({ kind, name }) => `${kind} ${name}`}
          columns={[
            { title: texts.sameDay(locale), value: nameOf, isName: true },
            {
              title: texts.ofTheseDays(locale),
              value: (factor) => texts.partOf(locale, factor.days, factor.ofDays),
              isFigure: true,
            },
            {
              title: texts.ofTheOthers(locale),
              value: (factor) => texts.partOf(locale, factor.otherDays, factor.ofOtherDays),
              isFigure: true,
            },
          ]}
        />
      )}
    </section>
  );
}
