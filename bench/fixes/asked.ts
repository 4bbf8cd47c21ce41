import { readFileSync } from 'node:fs';
import { type Fix, type FixedRow, fixedRows, handsFixed, toldFirst } from '../fixed/rows.ts';
import { openHands } from '../names/hands.ts';
import { toldRows } from '../told/rows.ts';
import { handNamed, textOf } from '../wants/hands.ts';

/** A row of own.jsonl: what is told, what is said then, and what that puts right of it (see fixed/ in the README of ../wants). */
interface OwnRow {
  before?: string;
  first: string;
  text: string;
  fix?: Fix[];
  entries?: number;
}

export interface Asked {
  hand: string;
  line: number;
  text: string;
  first: string;
  /** Undefined of a message that puts nothing right. */
  row?: FixedRow;
  /** Told before `first`, and after it: other entries stand in the diary then. */
  before?: string;
  after?: string;
}

const fixes = handsFixed()
  .flatMap(fixedRows)
  .filter(({ message }) => message.segs.length === 1)
  .map((row): Asked => ({ hand: row.hand, line: row.line, text: textOf(row.message), first: row.first, row }));
/** What a correction names may have been told before the last message, and other things before it. */
const besideOthers = fixes.flatMap((asked, at): Asked[] => {
  const other = fixes[(at + 97) % fixes.length]?.first;
  const isNamed = asked.row?.fixes.every(
    ({ of }) => of !== 'all' && of !== 'last' && new RegExp(of, 'iu').test(asked.text),
  );
  if (!other || at % 2 === 0) return [];
  return [{ ...asked, ...(isNamed && at % 4 === 1 ? { after: other } : { before: other }) }];
});
const besideNews = (hands: string[]): Asked[] =>
  hands.flatMap((hand) =>
    handNamed(hand).flatMap((message, at): Asked[] => {
      const [[, act] = ['', 'fix.'], other] = message.segs;
      const told = toldFirst(message.ctx);
      return told && !other && !act.startsWith('fix.') ? [{ hand, line: at + 1, text: textOf(message), ...told }] : [];
    }),
  );

const everyTold = 5;
/** What the same person tells after something else, and again. */
const toldAfter = openHands
  .flatMap((hand) => toldRows(hand).filter(({ log = [] }) => log.length > 0))
  .filter((_, at) => at % everyTold === 0)
  .flatMap(({ hand, line, message }, at, rows): Asked[] => {
    const [text, next] = [textOf(message), rows[at + 1]];
    const again = at % everyTold === 0 ? [{ hand, line, text, first: text }] : [];
    return [...again, ...(next ? [{ hand, line, text: textOf(next.message), first: text }] : [])];
  });
const ownRows = readFileSync(new URL('own.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line)
  .map((line, at): Asked => {
    const { before, first, text, fix, entries = 1 } = JSON.parse(line) as OwnRow;
    const row = fix && {
      hand: 'own',
      line: at,
      message: { ctx: '', segs: [], lang: 'en' },
      first,
      entries,
      fixes: fix,
      isLogging: false,
    };
    return { hand: 'own', line: at, text, first, ...(before && { before }), ...(row && { row }) };
  });

/** All messages from which the judge learns; `beside` names further hands whose messages beside entries put nothing right. */
export const allAsked = (beside: string[]): Asked[] => [
  ...ownRows,
  ...fixes,
  ...besideOthers,
  ...besideNews([...handsFixed(), ...beside]),
  ...toldAfter,
];
