import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DangerKind } from '../../contract/care.ts';

export interface Situation {
  id: string;
  kind: DangerKind;
  language: string;
  text: string;
}
export type Lookalike = Omit<Situation, 'kind'>;

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const rows = <Row>(text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
const sealed = (name: string) => gunzipSync(Buffer.from(read(name), 'base64')).toString('utf8');

/** The rows that were read while tuning, and those that never were. */
export const careTables = {
  open: {
    dangers: rows<Situation>(read('dangers.jsonl')),
    lookalikes: rows<Lookalike>(read('lookalikes.jsonl')),
  },
  sealed: {
    dangers: rows<Situation>(sealed('dangers-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-sealed.b64')),
  },
  /** Of another hand, and never read. */
  others: { dangers: rows<Situation>(sealed('dangers-others-sealed.b64')), lookalikes: [] },
  /** Of a fifth hand, and never read. */
  fresh: {
    dangers: rows<Situation>(sealed('dangers-fresh-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-fresh-sealed.b64')),
  },
  /** Of a sixth, and written when the fit stood. */
  last: {
    dangers: rows<Situation>(sealed('dangers-last-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-last-sealed.b64')),
  },
  /** Of a seventh, written later still. */
  newest: {
    dangers: rows<Situation>(sealed('dangers-newest-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-newest-sealed.b64')),
  },
  /** Of four more, who tell it indirectly and in every script. */
  indirect: {
    dangers: rows<Situation>(sealed('dangers-indirect-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-indirect-sealed.b64')),
  },
  /** Of two who came after them, and tell it sideways. */
  sideways: {
    dangers: rows<Situation>(sealed('dangers-sideways-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-sideways-sealed.b64')),
  },
  /** Of one more, who writes as most people do. */
  plain: {
    dangers: rows<Situation>(sealed('dangers-plain-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-plain-sealed.b64')),
  },
  /** Plain questions for advice. */
  advice: { dangers: [], lookalikes: rows<Lookalike>(sealed('lookalikes-advice-sealed.b64')) },
  /** What people say day by day. */
  everyday: { dangers: [], lookalikes: rows<Lookalike>(sealed('lookalikes-everyday-sealed.b64')) },
  /** Harmless messages with figures: counts, prices, normal readings, orders of medicines. */
  figures: { dangers: [], lookalikes: rows<Lookalike>(sealed('harmlessFigures-sealed.b64')) },
  /** Of one who wrote each danger with a harmless twin in nearly the same words. */
  pairs: {
    dangers: rows<Situation>(sealed('dangers-pairs-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-pairs-sealed.b64')),
  },
  /** Of one who wrote what lies next to a danger as often as dangers. */
  nearby: {
    dangers: rows<Situation>(sealed('dangers-nearby-sealed.b64')),
    lookalikes: rows<Lookalike>(sealed('lookalikes-nearby-sealed.b64')),
  },
};

/** Prose and names of foods, to be told from dangers. */
export const ordinaryTexts = rows<{ text: string }>(read('ordinary.jsonl'));

/** Changes with what the weights of the care reading are fitted to: the open rows. */
export const fittedTo = (digestOfHands: string): string =>
  createHash('sha256')
    .update(read('dangers.jsonl') + read('lookalikes.jsonl') + read('ordinary.jsonl') + digestOfHands)
    .digest('hex');
