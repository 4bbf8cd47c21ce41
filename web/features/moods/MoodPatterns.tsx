import { useQuery } from '@tanstack/react-query';
import { type Factor, getMoodPatterns, type MoodPattern } from '../../../contract/entries/moods.ts';
import { factorNames, noCause, noFactor } from '../../../texts/entries/moods.ts';
import { call } from '../../lib/api.ts';
import { capitalised } from '../../lib/format.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './MoodPatterns.module.css';

const nameOf = ({ kind, name }: Factor) =>
  kind === 'tag' || kind === 'food' ? capitalised(name) : factorNames[kind]('en');

/** What goes along with a low mood and with each symptom, by counts of days; nothing where too little is known. */
export function MoodPatterns() {
  const found = useQuery({
    queryKey: queryKeys.moodPatterns,
    queryFn: ({ signal }) => call(getMoodPatterns, { query: {} }, signal),
  });
  if (found.data?.patterns.length === 0) return null;
  return (
    <Card title="What goes along" aside="Last 90 days">
      <Loadable needs={[found]} skeleton={<LogSkeleton />}>
        {({ patterns }) => (
          <>
            {patterns.map((pattern) => (
              <Pattern key={pattern.tag} pattern={pattern} />
            ))}
            <p className={classes.note}>{noCause('en')}</p>
          </>
        )}
      </Loadable>
    </Card>
  );
}

function Pattern({ pattern: { tag, days, factors } }: { pattern: MoodPattern }) {
  return (
    <section className={classes.pattern}>
      <h3 className={classes.name}>{`${capitalised(tag)}: ${days} days`}</h3>
      {factors.length === 0 ? (
        <p className={classes.note}>{noFactor('en')}</p>
      ) : (
        <DataTable
          caption={`What goes along with ${tag}`}
          rows={factors}
          keyOf={({ kind, name }) => `${kind} ${name}`}
          columns={[
            { title: 'On the same day', value: nameOf, isName: true },
            { title: 'Of these days', value: (factor) => `${factor.days} of ${factor.ofDays}`, isFigure: true },
            {
              title: 'Of the others',
              value: (factor) => `${factor.otherDays} of ${factor.ofOtherDays}`,
              isFigure: true,
            },
          ]}
        />
      )}
    </section>
  );
}
