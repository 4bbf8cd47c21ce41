import type { Act } from '../../../../contract/acts/acts.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { isNumberWord, withWeakNumbers } from '../../../language/lexicon.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import { hidden, isDoubtful } from '../../../understanding/wants/said.ts';
import { isKnownWord, type Part } from '../../../understanding/wants/wants.ts';
import { masked } from '../policy.ts';

/** What a message wanted, in the form of bench/wants/hands. */
export interface OwnLabel {
  ctx: string;
  segs: [text: string, act: Act][];
  lang: Locale;
}

interface ReadMessage {
  context: string;
  /** As the built-in reading cut it. */
  builtIn: Part[];
  /** As it was read rightly. */
  read: Part[];
}

/** What the built-in reading may learn of a message that it read wrongly or was unsure of; undefined of all others, and of dangers. */
export function labelOf(
  { context, builtIn, read }: ReadMessage,
  { names, locale }: { names: string[]; locale: Locale },
): OwnLabel | undefined {
  const wanted = wantedBy(read);
  const isKnown = !isDoubtful(builtIn) && JSON.stringify(wantedBy(builtIn)) === JSON.stringify(wanted);
  if (isKnown || wanted.length === 0 || wanted.some(([, act]) => act.startsWith('care.'))) return undefined;
  const [, kind = '', about = ''] = /^(\w*(?: \(\d+h\))?:? ?)([\s\S]*)$/.exec(context) ?? [];
  return {
    ctx: kind + withoutDetails(about, names),
    segs: wanted.map(([text, act]) => [withoutDetails(text, names), act]),
    lang: locale,
  };
}

/** Neighbours of the same act are one part. */
function wantedBy(parts: Part[]): OwnLabel['segs'] {
  const segs: OwnLabel['segs'] = [];
  for (const { text, acts } of parts) {
    const act = acts[0]?.act;
    const last = segs.at(-1);
    if (!act) return [];
    if (last?.[1] === act) last[0] += text;
    else segs.push([text, act]);
  }
  return segs;
}

/** Stands for every figure and number word. */
const anyFigure = '2';

/** The text with none of its figures, and only with words that lexicon and tables know. */
export function withoutDetails(text: string, names: string[]): string {
  const shown = masked(text, names).text;
  let end = 0;
  const pieces = withWeakNumbers(tokenise(shown)).map((token) => {
    const gap = shown.slice(end, token.start).replace(/\S/gu, '');
    end = token.end;
    return gap + withoutDetail(token);
  });
  return pieces.join('') + shown.slice(end).replace(/\S/gu, '');
}

function withoutDetail({ kind, word, text }: Token): string {
  if (kind === 'number' || isNumberWord(word) || /\p{N}/u.test(text)) return anyFigure;
  return kind === 'mark' || isKnownWord(word) ? text : hidden;
}
