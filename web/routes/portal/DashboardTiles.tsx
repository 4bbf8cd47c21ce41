import type { TileName } from '../../../contract/dashboard.ts';
import type { DiaryDay } from '../../../contract/diary.ts';
import { type BuiltInReading, isBuiltIn, type ReadingEntry } from '../../../contract/entries/readings.ts';
import { moodNames } from '../../../texts/entries/moods.ts';
import { bandNames } from '../../../texts/entries/readings.ts';
import { tiles as texts } from '../../../texts/portal/dashboard.ts';
import { useDiary } from '../../features/diary/getDiary.ts';
import { tileTitles } from '../../features/profile/tileTitles.ts';
import { amountOf } from '../../features/readings/readingView.tsx';
import { useRecentReadings } from '../../features/readings/recentReadings.ts';
import { capitalised, figure, shortDate, timeOf } from '../../lib/format.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { FigureTile } from '../../ui/figures/FigureTile.tsx';
import classes from './DashboardTiles.module.css';

interface Shown {
  value: string;
  unit?: string;
  note?: string;
}

/** The figures that a person chose to see: of today, or of a reading the latest one. */
export function DashboardTiles({ tiles }: { tiles: TileName[] }) {
  const locale = usePageLocale();
  const { data: day } = useDiary();
  const readings = useRecentReadings(tiles.some(isBuiltIn) ? day?.today : undefined).data ?? [];
  const shown = tiles.filter((name) => name !== 'fasting');
  if (!day || shown.length === 0) return null;
  return (
    <dl className={classes.tiles}>
      {shown.map((name) => {
        const { value, unit, note } = isBuiltIn(name) ? ofReading(name, readings, day) : ofDay[name](day);
        return (
          <FigureTile key={name} title={tileTitles[name](locale)} {...(note && { note })}>
            {value} {unit && <span className={classes.unit}>{unit}</span>}
          </FigureTile>
        );
      })}
    </dl>
  );
}

function ofReading(kind: string, readings: ReadingEntry[], { today }: DiaryDay): Shown {
  const last = readings.findLast((reading) => reading.kind === kind);
  if (!last) return { value: '–', note: texts.nothingYet(readPageLocale()) };
  const when = last.localDate === today ? timeOf(last.createdAt) : shortDate(last.localDate);
  const [band] = last.bands;
  const { systolic, diastolic } = last.values;
  const [value = '', unit = ''] =
    last.values.value === undefined ? [`${systolic}/${diastolic}`, last.unit] : amountOf(last).split(' ');
  return { value, unit, note: band ? `${when} · ${bandNames[band.name](readPageLocale())}` : when };
}

const ofDay: Record<Exclude<TileName, BuiltInReading | 'fasting'>, (day: DiaryDay) => Shown> = {
  steps: ({ totals, targets }) => ({
    value: figure(totals.steps),
    note:
      targets.stepsPerDay > 0
        ? texts.ofToday(readPageLocale(), figure(targets.stepsPerDay))
        : texts.today(readPageLocale()),
  }),
  medicines({ medicine }) {
    const taken = medicine.filter(({ status }) => status === 'taken').length;
    const skipped = medicine.length - taken;
    const locale = readPageLocale();
    const note = skipped > 0 ? texts.someSkipped(locale, figure(skipped)) : texts.takenToday(locale);
    return { value: figure(taken), note };
  },
  workouts({ activity }) {
    const locale = readPageLocale();
    const workouts = activity.flatMap(({ sets }) => (sets ? [sets.length] : []));
    const sets = workouts.reduce((sum, count) => sum + count, 0);
    return {
      value: figure(workouts.length),
      note: sets > 0 ? texts.setsToday(locale, figure(sets)) : texts.today(locale),
    };
  },
  mood({ mood }) {
    const last = mood.findLast((entry) => entry.mood !== null);
    return last
      ? { value: capitalised(moodNames[last.mood as 1](readPageLocale())), note: timeOf(last.createdAt) }
      : { value: '–', note: texts.nothingToday(readPageLocale()) };
  },
};
