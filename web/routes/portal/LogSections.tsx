import { type ComponentType, memo } from 'react';
import type { OtherKind } from '../../../contract/diary.ts';
import { CycleLog } from '../../features/cycle/CycleLog.tsx';
import { FastingCard } from '../../features/fasts/FastingCard.tsx';
import { MoodPatterns } from '../../features/moods/MoodPatterns.tsx';
import { ReadingTrend } from '../../features/readings/ReadingTrend.tsx';
import { PersonalRecords } from '../../features/workouts/PersonalRecords.tsx';
import { WorkoutLog } from '../../features/workouts/WorkoutLog.tsx';
import type { Day } from '../../lib/day.ts';
import { EntryLog } from '../../ui/lists/EntryLog.tsx';
import { logViews } from './entryViews.ts';
import classes from './LogSections.module.css';

interface SectionProps {
  day: Day;
  /** Undefined until the server has said it. */
  today: string | undefined;
}

/** What there is to see and to log of each kind. */
const sections: Record<OtherKind, ComponentType<SectionProps>> = {
  water: ({ day }) => <EntryLog view={logViews.water} day={day} />,
  activity: ({ day }) => (
    <>
      <EntryLog view={logViews.activity} day={day} />
      <WorkoutLog day={day} />
      <PersonalRecords />
    </>
  ),
  weight: ({ day }) => <EntryLog view={logViews.weight} day={day} />,
  sleep: ({ day }) => <EntryLog view={logViews.sleep} day={day} />,
  step: ({ day }) => <EntryLog view={logViews.step} day={day} />,
  reading: ({ day, today }) => (
    <>
      <EntryLog view={logViews.reading} day={day} />
      {today && <ReadingTrend today={today} />}
    </>
  ),
  medicine: ({ day }) => <EntryLog view={logViews.medicine} day={day} />,
  mood: ({ day }) => (
    <>
      <EntryLog view={logViews.mood} day={day} />
      <MoodPatterns />
    </>
  ),
  fast: ({ day }) => (
    <>
      {day.isToday && <FastingCard offersStart />}
      <EntryLog view={logViews.fast} day={day} />
    </>
  ),
  cycle: ({ day }) => <CycleLog day={day} />,
};

/** One kind of entry. Another answer about the day as a whole is no work for it. */
const Section = memo(function Section({ kind, today, ...day }: Day & { kind: OtherKind; today: string | undefined }) {
  const Content = sections[kind];
  return (
    <div className={classes.section} data-kind={kind}>
      <Content day={day} today={today} />
    </div>
  );
});

/** The kinds of entry that are shown, beneath each other. */
export function LogSections({ kinds, day, today }: SectionProps & { kinds: OtherKind[] }) {
  return (
    <div className={classes.sections} data-several={kinds.length > 1 || undefined}>
      {kinds.map((kind) => (
        <Section key={kind} kind={kind} today={today} {...day} />
      ))}
    </div>
  );
}
