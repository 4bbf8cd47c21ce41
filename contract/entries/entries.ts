import { z } from 'zod';
import { dateTime, entryParams, id, instant, localDate, nothing, route } from '../http.ts';

/** Longest span that one call lists, in days, and most entries in it: the latest. */
export const mostListedDays = 366;
export const mostListedEntries = 10_000;

/** One local date, or a span of them; the caller's own when no user is named, today when no date is. */
export const daysQuery = z
  .object({ userId: id.optional(), date: localDate.optional(), from: localDate.optional(), to: localDate.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), 'Name both from and to, or neither.')
  .refine(
    ({ from = '', to = '' }) => from === '' || daysBetween(from, to) < mostListedDays,
    `Ask for at most ${mostListedDays} days, from the earlier date to the later.`,
  );

/** Past the limit where the later date comes first. */
function daysBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days < 0 ? mostListedDays : days;
}

type Fields = Record<string, z.ZodType>;
type WithoutDefaults<F extends Fields> = { [K in keyof F]: F[K] extends z.ZodDefault<infer Inner> ? Inner : F[K] };

interface Declaration<F extends Fields, Time extends string, Entry extends z.ZodType, Stored extends Fields> {
  path: string;
  /** "Weight": what lists, files and figures of this kind are headed with. */
  title: string;
  /** "weight" and "weights", as the API's summaries name one and several. */
  noun: string;
  nouns: string;
  /** What a request tells of an entry, beside whose and when. */
  fields: F;
  /** The field that says when it happened. */
  time: Time;
  entry: Entry;
  /** The columns of its table beside those that all kinds share: what an export holds, within which bounds. */
  stored: Stored;
}

const withoutDefaults = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]),
  ) as WithoutDefaults<F>;

const article = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** A kind of entry and its five routes: log, list, correct, delete, put back. */
export function entryKind<F extends Fields, Time extends string, Entry extends z.ZodType, Stored extends Fields>(
  declaration: Declaration<F, Time, Entry, Stored>,
) {
  const { path, title: tag, noun, nouns, fields, entry } = declaration;
  const when = { [declaration.time]: dateTime.optional() } as Record<Time, z.ZodOptional<typeof dateTime>>;
  const shared = { access: 'session', tag } as const;
  const ofEntry = { ...shared, params: entryParams } as const;
  return {
    ...declaration,
    /** An entry in an export; `occurredAt` is when it happened, `createdAt` when it was logged. */
    exported: z.object({ id, occurredAt: instant, localDate, createdAt: instant, ...declaration.stored }),
    routes: {
      create: route({
        ...shared,
        method: 'post',
        path,
        summary: `Log ${article(noun)}`,
        body: z.object({ userId: id.optional(), ...fields, ...when }),
        idempotent: true,
        status: 201,
        answer: entry,
      }),
      list: route({
        ...shared,
        method: 'get',
        path,
        summary: `The ${nouns} of a local date, or of a span, in the order in which they happened`,
        query: daysQuery,
        status: 200,
        answer: z.array(entry),
      }),
      update: route({
        ...ofEntry,
        method: 'patch',
        path: `${path}/{id}`,
        summary: `Correct ${article(noun)}`,
        body: z.object({ ...withoutDefaults(fields), ...when }).partial(),
        status: 200,
        answer: entry,
      }),
      remove: route({
        ...ofEntry,
        method: 'delete',
        path: `${path}/{id}`,
        summary: `Delete ${article(noun)}`,
        status: 204,
        answer: nothing,
      }),
      restore: route({
        ...ofEntry,
        method: 'post',
        path: `${path}/{id}/restore`,
        summary: `Put a deleted ${noun} back as it was; a repeat changes nothing`,
        status: 200,
        answer: entry,
      }),
    },
  };
}

/** The fields of an answer that all kinds share; `createdAt` is when it happened. */
export const entryFields = { id, userId: id, createdAt: instant, localDate };
