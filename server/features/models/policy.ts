import type { planNames } from '../../../contract/accounts/accounts.ts';
import type { ModelSettings } from '../../config.ts';
import { hidden, type ShownMessage } from '../../understanding/wants/said.ts';

type Plan = (typeof planNames)[number];

/** How often a person may have a model asked in a day. */
export const callsPerDay: Record<Plan, number> = { free: 30, pro: 200, premium: 400 };

const formats: [string, (start: string) => boolean][] = [
  ['ogg', (start) => start.startsWith('OggS')],
  ['webm', (start) => start.startsWith('\x1aE\xdf\xa3')],
  ['wav', (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE'],
  ['m4a', (start) => start.slice(4, 8) === 'ftyp'],
  ['mp3', (start) => start.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(start)],
];

/** The format of a recording, told by its content; undefined of what is none. */
export function recordingFormat(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return formats.find(([, fits]) => fits(start))?.[0];
}

/** What models write of a noise, a silence or music: "[BLANK_AUDIO]", "(door slams)", "*coughs*", "♪". */
const sounds = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫]+/gu;

/** The words of a transcript; '' where only sounds were heard. */
export function wordsIn(transcript: string): string {
  const words = transcript.replace(sounds, ' ').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

const perTokens = 1_000_000;

/** In US dollars. */
export const costOf = (
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
  { input, output }: ModelSettings['prices'],
): number => (inputTokens * input + outputTokens * output) / perTokens;

const identifying = [/\S+@\S+/gu, /https?:\/\/\S+|www\.\S+/giu, /@\w+/gu, /\+?\d[\d\s()./-]{7,}\d/gu];
const leastName = 3;

/** The text without addresses, numbers of phones and accounts, and the person's own names. */
export function masked(text: string, names: string[]): ShownMessage {
  const own = names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((name) => name.length >= leastName);
  const blank = (found: string) => '\0'.repeat(found.length);
  const left = identifying
    .reduce((rest, form) => rest.replace(form, blank), text)
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (own.includes(word.toLowerCase()) ? blank(word) : word));
  const shown = [...left.matchAll(/\0+|[^\0]+/g)].map(({ 0: found, index }) =>
    found.startsWith('\0')
      ? { text: hidden, places: [index] }
      : { text: found, places: Array.from({ length: found.length }, (_, at) => index + at) },
  );
  const places = shown.flatMap((stretch) => stretch.places);
  return { text: shown.map((stretch) => stretch.text).join(''), placeOf: (at) => places[at] ?? text.length };
}

export const withoutIdentity = (text: string, names: string[]): string => masked(text, names).text;

/** The median and the 95th percentile of times, each the least that so many of them keep within. */
export function speedOf(times: number[]): { questions: number; medianMs: number; percentile95Ms: number } | null {
  if (times.length === 0) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const within = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] as number;
  return { questions: times.length, medianMs: within(0.5), percentile95Ms: within(0.95) };
}
