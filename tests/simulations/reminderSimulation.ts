import { isQuiet, type Looking, lookAt } from '../../server/features/reminders/policy.ts';
import { instantAt, localMinutesOf } from '../../server/lib/dates.ts';
import { minutesOf, timeAt } from '../../server/lib/recurrence.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Both of them put their clocks forward or back within the days below, some at midnight, some by half an hour. */
const zones = [
  ...['Asia/Kolkata', 'America/New_York', 'America/Sao_Paulo', 'Europe/London', 'Europe/Berlin', 'Australia/Lord_Howe'],
  ...['Africa/Cairo', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/Havana', 'Asia/Tokyo', 'Pacific/Chatham'],
];
const start = Date.parse('2026-10-01T00:00:00Z');
const days = 40;
const outage = { from: start + 12 * dayMs + 5 * 3_600_000, to: start + 12 * dayMs + 11 * 3_600_000 };

/** The same for the same number: neither is drawn at random. */
const pick = <T>(list: T[], number: number): T => list[number % list.length] as T;
export const personOf = (number: number): Looking => ({
  ...(number % 3 === 0
    ? {
        times: [],
        everyMin: pick([45, 120, 90], number),
        windowFrom: '08:15',
        windowTo: pick(['21:00', '02:00'], number),
      }
    : {
        times: [timeAt((number * 37) % 1_440), timeAt((number * 91) % 1_440)],
        everyMin: null,
        windowFrom: null,
        windowTo: null,
      }),
  days: pick([[], [], [1, 4], [7]], number),
  ...{ everyDays: null, monthDays: [], monthWeeks: [], everyMonths: null },
  ...{ startDate: pick([null, '2026-10-05'], number), until: pick([null, null, '2026-10-30'], number) },
  ...pick(
    [
      { quietFrom: '', quietTo: '' },
      { quietFrom: '22:00', quietTo: '06:30' },
    ],
    number,
  ),
  ...{ lookedAt: new Date(start), paused: false, snoozedUntil: null, snoozedSlot: null, remindersResumeOn: null },
  timeZone: pick(zones, number),
});

/** Looks at a reminder as the job does, each minute in which it is due, but for the outage. */
export function play(person: Looking): string[] {
  const came: string[] = [];
  let { lookedAt } = person;
  for (let now = start; now < start + days * dayMs; ) {
    const inOutage = now >= outage.from && now < outage.to;
    if (inOutage) now = outage.to;
    const { comes, next } = lookAt({ ...person, lookedAt }, new Date(now));
    lookedAt = new Date(now);
    if (comes) came.push(`${comes.date} ${comes.time}`);
    if (!next) break;
    now = Math.max(now + minuteMs, Math.ceil(next.getTime() / minuteMs) * minuteMs);
  }
  return came;
}

/** What should come, found the long way: every minute of these days, by what the person's clock shows in it. */
export function expected({ timeZone, ...person }: Looking): string[] {
  const times = new Set(person.times);
  if (person.everyMin && person.windowFrom && person.windowTo) {
    const from = minutesOf(person.windowFrom);
    const length = (minutesOf(person.windowTo) - from + 1_440) % 1_440;
    for (let after = 0; after <= length; after += person.everyMin) times.add(timeAt(from + after));
  }
  const found = new Map<number, string>();
  const isOn = (date: string) =>
    (person.days.length === 0 || person.days.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7)) &&
    (!person.startDate || date >= person.startDate) &&
    (!person.until || date <= person.until);
  for (let day = -1; day <= days; day += 1) {
    const date = new Date(start + day * dayMs).toISOString().slice(0, 10);
    if (!isOn(date)) continue;
    for (const time of times) found.set(instantAt(date, minutesOf(time), timeZone).getTime(), `${date} ${time}`);
  }
  return [...found]
    .filter(([at]) => at > start && at < start + days * dayMs)
    .sort(([one], [other]) => one - other)
    .flatMap(([at, slot], index, all) => {
      const isLost = at >= outage.from && at < outage.to;
      const isLast = (all[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) > outage.to;
      const cameAt = isLost ? outage.to : at;
      if (isLost && !(isLast && outage.to - at < 3_600_000)) return [];
      const shown = timeAt(localMinutesOf(new Date(cameAt), timeZone));
      return isQuiet(slot.slice(11), person) || isQuiet(shown, person) ? [] : [slot];
    });
}
