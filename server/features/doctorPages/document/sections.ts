import type { DoctorPageKind } from '../../../../contract/doctorPages.ts';
import type { CycleSymptom } from '../../../../contract/entries/cycle.ts';
import type { ReadingContext } from '../../../../contract/entries/readings.ts';
import { longDate } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/doctorPages.ts';
import { symptomNames } from '../../../../texts/entries/cycle.ts';
import { tagName } from '../../../../texts/entries/moods.ts';
import { bandNames, contextNames } from '../../../../texts/entries/readings.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { timeOfDay } from '../../../../texts/notices/schedules.ts';
import { figure } from '../../../../texts/numbers.ts';
import { glucose, grams, kcal, kilograms, milligrams } from '../../../../texts/units.ts';
import { averagedDays } from '../../../lib/averages.ts';
import { clockOf, daysBetween, localDateOf } from '../../../lib/dates.ts';
import { titleOf } from '../../medicines/policy.ts';
import { symptomTags } from '../../moods/policy.ts';
import { nameOfFood } from '../../nutrition/table/toldFoods.ts';
import { amountOf, bandsOf } from '../../readings/policy.ts';
import type { Figures, OpenPage } from '../data.ts';

/** A figure that sums a section up; it leads to the entry, or the list of entries, that it is of. */
interface Lead {
  label: string;
  value: string;
  leadsTo: string;
}

interface Line {
  /** Where a lead finds it. */
  anchor: string;
  when: string;
  cells: string[];
  note?: string;
}

/** A part of the page: its figures, and every entry that they are of, the latest first. */
export interface Section {
  kind: DoctorPageKind;
  title: string;
  leads: Lead[];
  columns: string[];
  lines: Line[];
}

interface Told extends Line {
  /** What the entries are compared by. */
  value: number;
  shown: string;
}

const momentOf = ({ locale, timeZone }: OpenPage, instant: Date): string =>
  `${longDate(locale, localDateOf(instant, timeZone))}, ${timeOfDay(locale, clockOf(instant, timeZone))}`;

const anchorsOf = (kind: DoctorPageKind) => (index: number) => `${kind}-${index + 1}`;
const average = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The latest, the highest and the lowest, each with its entry. */
function extremes(locale: Locale, told: Told[]): Lead[] {
  const best = (isBetter: (value: number, than: number) => boolean) =>
    told.reduce((found, each) => (isBetter(each.value, found.value) ? each : found));
  const lead = (label: string, { shown, anchor }: Told): Lead => ({ label, value: shown, leadsTo: anchor });
  const last = told.at(-1);
  if (!last) return [];
  return [
    lead(texts.latest(locale), last),
    lead(
      texts.highest(locale),
      best((value, than) => value > than),
    ),
    lead(
      texts.lowest(locale),
      best((value, than) => value < than),
    ),
  ];
}

/** Columns in which no line tells anything are left out. */
function section(locale: Locale, kind: DoctorPageKind, leads: Lead[], columns: string[], lines: Line[]): Section {
  const isTold = (_cell: string, column: number) => lines.some(({ cells }) => cells[column] !== '');
  const shown = lines.map(({ anchor, when, cells, note }) => ({
    ...{ anchor, when, cells: cells.filter(isTold) },
    ...(note && { note }),
  }));
  return {
    ...{ kind, title: texts.kindNames[kind](locale), leads, columns: columns.filter(isTold) },
    lines: shown.toReversed(),
  };
}

function weightSection(page: OpenPage, { weights }: Figures): Section {
  const { locale } = page;
  const anchor = anchorsOf('weight');
  const told = weights.map(({ weightKg, occurredAt }, index): Told => {
    const shown = kilograms(locale, weightKg, 1);
    return { anchor: anchor(index), when: momentOf(page, occurredAt), cells: [shown], value: weightKg, shown };
  });
  const [first] = told;
  const leads = first ? [{ label: texts.first(locale), value: first.shown, leadsTo: first.anchor }] : [];
  return section(locale, 'weight', [...leads, ...extremes(locale, told)], [texts.kindNames.weight(locale)], told);
}

function intakeSection(page: OpenPage, { eatenDays }: Figures): Section {
  const { locale, today } = page;
  const anchor = anchorsOf('intake');
  const told = eatenDays.map((day, index): Told => {
    const shown = kcal(locale, day.energyKcal);
    const nutrients = [day.proteinG, day.carbohydrateG, day.fatG, day.fiberG].map((value) => grams(locale, value));
    return {
      ...{ anchor: anchor(index), when: longDate(locale, day.date), value: day.energyKcal, shown },
      cells: [shown, ...nutrients, milligrams(locale, day.sodiumMg)],
      note: day.foods.map(({ kcal: energy, ...food }) => `${nameOfFood(locale, food)} ${figure(energy)}`).join(' · '),
    };
  });
  const averaged = averagedDays(
    eatenDays.map(({ date, energyKcal: value }) => ({ date, value })),
    today,
  );
  const mean = {
    label: texts.averageOfDays(locale, averaged.length),
    value: kcal(locale, average(averaged.map(({ value }) => value))),
    leadsTo: 'intake',
  };
  const leads = [...(averaged.length > 0 ? [mean] : []), ...extremes(locale, told)];
  return section(
    locale,
    'intake',
    leads,
    texts.nutrientColumns.map((column) => column(locale)),
    told,
  );
}

function pressureSection(page: OpenPage, { readings, body }: Figures): Section {
  const { locale } = page;
  const anchor = anchorsOf('bloodPressure');
  const rows = readings.filter(({ readingKind }) => readingKind === 'bloodPressure');
  const told = rows.map((row, index): Told => {
    const shown = `${figure(row.systolic ?? 0)}/${figure(row.diastolic ?? 0)} mmHg`;
    const [band] = bandsOf(row, body);
    return {
      ...{ anchor: anchor(index), when: momentOf(page, row.occurredAt), value: row.systolic ?? 0, shown },
      cells: [shown, row.pulse === null ? '' : figure(row.pulse), band ? bandNames[band.name](locale) : ''],
    };
  });
  const mean = {
    label: texts.averageOfReadings(locale, told.length),
    value: `${figure(average(rows.map(({ systolic }) => systolic ?? 0)))}/${figure(average(rows.map(({ diastolic }) => diastolic ?? 0)))} mmHg`,
    leadsTo: 'bloodPressure',
  };
  const leads = told.length > 0 ? [mean, ...extremes(locale, told)] : [];
  const columns = [texts.kindNames.bloodPressure(locale), texts.pulse(locale), 'ACC/AHA 2017'];
  return section(locale, 'bloodPressure', leads, columns, told);
}

function glucoseSection(page: OpenPage, { readings, body }: Figures): Section {
  const { locale } = page;
  const anchor = anchorsOf('glucose');
  const rows = readings.filter(({ readingKind }) => readingKind === 'glucose' || readingKind === 'hba1c');
  const told = rows.map((row, index): Told & { isLongTerm: boolean; context: string | null } => {
    const isLongTerm = row.readingKind === 'hba1c';
    const shown = amountOf(row, page);
    const context = row.context as ReadingContext | null;
    const [band] = bandsOf(row, body);
    return {
      ...{ anchor: anchor(index), when: momentOf(page, row.occurredAt), value: row.value ?? 0, shown, isLongTerm },
      context,
      cells: [
        shown,
        isLongTerm ? 'HbA1c' : context ? contextNames[context](locale) : '',
        band ? bandNames[band.name](locale) : '',
      ],
    };
  });
  const sugars = told.filter(({ isLongTerm }) => !isLongTerm);
  const means = (['fasting', 'afterMeal'] as const).flatMap((context) => {
    const values = sugars.filter((each) => each.context === context).map(({ value }) => value);
    if (values.length === 0) return [];
    const label = texts.averageIn(locale, contextNames[context](locale), values.length);
    return [{ label, value: glucose(page, average(values)), leadsTo: 'glucose' }];
  });
  const last = told.findLast(({ isLongTerm }) => isLongTerm);
  const longTerm = last ? [{ label: 'HbA1c', value: last.shown, leadsTo: last.anchor }] : [];
  const columns = [texts.kindNames.glucose(locale), texts.measured(locale), 'ADA 2025'];
  return section(locale, 'glucose', [...longTerm, ...means, ...extremes(locale, sugars)], columns, told);
}

function medicineSection(page: OpenPage, { intakes }: Figures): Section {
  const { locale } = page;
  const anchor = anchorsOf('medicines');
  const lines = intakes.map((row, index) => ({
    ...{ anchor: anchor(index), when: momentOf(page, row.occurredAt), title: titleOf(row), status: row.status },
    cells: [titleOf(row), row.status === 'taken' ? texts.taken(locale) : texts.skipped(locale)],
  }));
  const leads = [...Map.groupBy(lines, ({ title }) => title)].map(([title, ofMedicine]) => {
    const taken = ofMedicine.filter(({ status }) => status === 'taken').length;
    const value = texts.takenOf(locale, taken, ofMedicine.length);
    return { label: title, value, leadsTo: ofMedicine.at(-1)?.anchor ?? 'medicines' };
  });
  return section(locale, 'medicines', leads, [texts.medicine(locale), texts.status(locale)], lines);
}

function symptomSection(page: OpenPage, { moods }: Figures): Section {
  const { locale } = page;
  const anchor = anchorsOf('symptoms');
  const lines = moods
    .map((row) => ({ ...row, symptoms: row.tags.filter((tag) => (symptomTags as readonly string[]).includes(tag)) }))
    .filter(({ symptoms }) => symptoms.length > 0)
    .map(({ occurredAt, localDate, symptoms }, index) => ({
      ...{ anchor: anchor(index), when: momentOf(page, occurredAt), localDate, symptoms },
      cells: [symptoms.map((tag) => tagName(locale, tag)).join(', ')],
    }));
  const leads = [...new Set(lines.flatMap(({ symptoms }) => symptoms))].map((tag) => {
    const ofTag = lines.filter(({ symptoms }) => symptoms.includes(tag));
    const days = new Set(ofTag.map(({ localDate }) => localDate)).size;
    return {
      label: tagName(locale, tag),
      value: texts.onDays(locale, days),
      leadsTo: ofTag.at(-1)?.anchor ?? 'symptoms',
    };
  });
  return section(locale, 'symptoms', leads, [texts.kindNames.symptoms(locale)], lines);
}

function cycleSection(page: OpenPage, { periods }: Figures): Section {
  const { locale } = page;
  const anchor = anchorsOf('cycle');
  const lines = periods.map(({ localDate, endedOn, symptoms }, index) => ({
    ...{ anchor: anchor(index), when: longDate(locale, localDate), startedOn: localDate },
    cells: [
      endedOn === null ? '' : texts.dayCount(locale, daysBetween(localDate, endedOn) + 1),
      symptoms.map((symptom) => symptomNames[symptom as CycleSymptom](locale)).join(', '),
    ],
  }));
  const lengths = lines.slice(1).map(({ startedOn }, at) => daysBetween(lines[at]?.startedOn ?? startedOn, startedOn));
  const last = lines.at(-1);
  const leads = [
    ...(last ? [{ label: texts.latest(locale), value: last.when, leadsTo: last.anchor }] : []),
    ...(lengths.length > 0
      ? [
          {
            label: texts.cycleLength(locale),
            value: `${Math.min(...lengths)}–${texts.dayCount(locale, Math.max(...lengths))}`,
            leadsTo: 'cycle',
          },
        ]
      : []),
  ];
  const columns = [texts.periodLength(locale), texts.kindNames.symptoms(locale)];
  return section(locale, 'cycle', leads, columns, lines);
}

/** In the order in which a doctor asks; the days of food, which are the longest, come last. */
const makers = {
  bloodPressure: pressureSection,
  glucose: glucoseSection,
  medicines: medicineSection,
  symptoms: symptomSection,
  cycle: cycleSection,
  weight: weightSection,
  intake: intakeSection,
} satisfies Record<DoctorPageKind, (page: OpenPage, figures: Figures) => Section>;

/** The page as it is shown and printed: a section for each kind that it shows. */
export const sectionsOf = (page: OpenPage, figures: Figures): Section[] =>
  (Object.keys(makers) as DoctorPageKind[])
    .filter((kind) => page.kinds.includes(kind))
    .map((kind) => makers[kind](page, figures));
