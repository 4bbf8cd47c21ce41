import { type EntryKind, entryKinds } from '../../contract/entries/entryKinds.ts';
import type { TestServer } from '../server.ts';

interface EntryExample {
  /** A request that logs one with every figure it can have, and words where it takes some. */
  body: (words: string) => object;
  /** A correction of it, and what the entry then says. */
  change: object;
  /** A request that its bounds refuse. */
  refused: object;
}

export const entryExamples = {
  food: {
    body: (words) => ({ foodName: words, mealType: 'dinner', calories: 310.5, proteinG: 9, notes: 'with ghee' }),
    change: { calories: 120, mealType: 'lunch' },
    refused: { foodName: 'x', calories: 30_000 },
  },
  water: {
    body: (words) => ({ waterIntake: { value: 330 }, drinkType: 'tea', containerType: 'mug', notes: words }),
    change: { notes: 'cold' },
    refused: { waterIntake: { value: 5 } },
  },
  activity: {
    body: (words) => ({ activityType: words, durationMin: 45, distanceKm: 2.25, caloriesBurned: 120 }),
    change: { durationMin: 50 },
    refused: { activityType: 'yoga', durationMin: 0 },
  },
  weight: { body: () => ({ weightKg: 71.4 }), change: { weightKg: 72 }, refused: { weightKg: 0 } },
  sleep: { body: () => ({ sleepTimeHr: 7.25 }), change: { sleepTimeHr: 6 }, refused: { sleepTimeHr: 25 } },
  step: { body: (words) => ({ steps: 8500, notes: words }), change: { steps: 9000 }, refused: { steps: 0.5 } },
  reading: {
    body: (words) => ({ kind: 'bloodPressure', values: { systolic: 124, diastolic: 79, pulse: 72 }, notes: words }),
    change: { notes: 'after a walk' },
    refused: { kind: 'bloodPressure', values: { systolic: 79, diastolic: 124 } },
  },
  medicine: {
    body: (words) => ({ name: words, dose: '500 mg', status: 'taken', notes: 'with water' }),
    change: { status: 'skipped' },
    refused: { name: 'metformin', status: 'perhaps' },
  },
  mood: {
    body: (words) => ({ mood: 4, tags: ['headache', 'travel'], notes: words }),
    change: { mood: 2, tags: ['headache'] },
    refused: { mood: 6 },
  },
  fast: {
    // Several of them go on at once.
    body: (words) => ({ plan: '16:8', city: 'Pune', notes: words, confirm: true }),
    change: { notes: 'easier than last time' },
    refused: { plan: '40:8' },
  },
  cycle: {
    body: (words) => ({ symptoms: ['cramps', 'heavyFlow'], notes: words }),
    change: { endedOn: '2026-03-06', symptoms: ['cramps'] },
    refused: { symptoms: ['joy'] },
  },
} as const satisfies Record<EntryKind, EntryExample>;

/** An entry of any kind, as the API tells it. */
export interface AnyEntry {
  id?: string;
  entryId?: string;
  localDate: string;
}
export const idOf = (entry: AnyEntry | undefined) => entry?.id ?? entry?.entryId ?? '';

interface Answered<Body> {
  status: number;
  body: Body;
}

/** The five routes of a kind, called by one person; a moment is a local date-time. */
export function entryCalls(server: TestServer, kind: EntryKind, token: string) {
  const { routes, time } = entryKinds[kind];
  const call = <Body>(route: keyof typeof routes, options: object) =>
    server.call(routes[route], { token, ...options } as never) as unknown as Promise<Answered<Body>>;
  return {
    create: (words = 'yoga', moment?: string, headers = {}) =>
      call<AnyEntry>('create', { headers, body: { ...entryExamples[kind].body(words), [time]: moment } }),
    send: (body: object) => call<AnyEntry>('create', { body }),
    list: async (query: Record<string, string> = {}) => (await call<AnyEntry[]>('list', { query })).body,
    ask: (query: Record<string, string>) => call<unknown>('list', { query }),
    update: (id: string, body: object) => call<AnyEntry>('update', { params: { id }, body }),
    move: (id: string, moment: string) => call<AnyEntry>('update', { params: { id }, body: { [time]: moment } }),
    remove: (id: string) => call<null>('remove', { params: { id } }),
    restore: (id: string) => call<AnyEntry>('restore', { params: { id } }),
  };
}
