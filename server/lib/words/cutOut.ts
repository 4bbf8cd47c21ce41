import type { Message, Span } from './clauses.ts';
import { type Token, wordSet } from './tokens.ts';

const timeWords = wordSet(`
  today tonight yesterday yday day morning mornings evening afternoon night noon midnight now this last early late am pm
  aaj kal parso abhi subah shaam sham dopahar dopeher raat savere sawere baje
  आज कल परसों अभी सुबह शाम दोपहर रात सवेरे बजे
`);
/** Words that alone tell of nothing to log; no food is among them. */
const smallWords = wordSet(`
  i im ive we me my myself it its that there maine mene mai main mein me hum humne ne mujhe mera meri mere apna aap
  just only about around approx approximately roughly nearly almost total overall sirf bas bhi hi to toh so far already too again
  the a an of for in at on by from with to since till until into during up over straight some
  is am are was were been be has have had did do done got get go went gone took take finished completed managed
  hai hain h tha thi the ho hua hui hue huye gaya gayi gaye aaya aayi aaye kiya kiye kari ki kar karke karne li liya liye le raha rahi rahe diya
  laga lagaya ko ka ke se tak par pe na
  please plz thanks thank you ok okay yes yeah haan han ji yaar bhai bro sir hi hello hey dear log add record save note update
  feeling felt feel great good nice well bad badly tired fresh energetic happy awesome amazing deep deeply sound soundly properly
  accha achha achi acchi office work home house ghar park ground terrace society school college market outside street lane lake colony campus field court pool stadium medicine medicines dawai uthke uthkar sleep bed bedtime
  friend friends wife husband family dog kids son daughter mom dad dost doston saath sath
  मैं मैंने मैने मेरा मेरी मेरे मुझे हम हमने ने है हैं था थी थे हो हुआ हुई गया गई गए की का के को से तक में पर भी ही तो बस सिर्फ
  किया करके कर लिया ली ले जी घर अच्छी अच्छा साथ बार
`);
const clockWords = wordSet('am pm baje bje oclock बजे');
const connectives = wordSet(
  'and aur n then phir fir plus also but after before with while uske iske ke baad saath sath और फिर बाद के साथ',
);
/** Stand in front of what was eaten: what follows a cut needs no comma after them. */
const leadIns = wordSet('had ate have eaten khaya breakfast lunch dinner snack nashta खाया');

export const isSmallTalk = (token: Token): boolean =>
  token.kind === 'mark' ||
  timeWords.has(token.written) ||
  smallWords.has(token.written) ||
  connectives.has(token.written);

/**
 * The message without the spans: words of the skill's own next to them go with them, and so do connectives. Words of
 * time stay for what remains; nothing stays when only small talk would.
 */
export function cutOut({ text, tokens, clauses }: Message, spans: Span[], own: Set<string>): string {
  const taken = new Uint8Array(tokens.length);
  for (const { from, to } of spans) taken.fill(1, from, to);
  const isOwn = (at: number) => !taken[at] && own.has(tokens[at]?.written ?? '');
  for (const { from, to } of spans) {
    for (let at = from - 1; at >= 0 && isOwn(at); at -= 1) taken[at] = 1;
    for (let at = to; at < tokens.length && isOwn(at); at += 1) taken[at] = 1;
  }
  const isClock = (at: number) => tokens[at]?.kind === 'number' && clockWords.has(tokens[at + 1]?.written ?? '');
  const isLeft = (token: Token, at: number) => !taken[at] && !isSmallTalk(token) && !isClock(at);
  if (!tokens.some(isLeft)) return '';
  for (const { from, to } of clauses) {
    const inClause = tokens.slice(from, to);
    const isTouched = inClause.some((_, index) => taken[from + index]);
    if (!isTouched || inClause.some((token, index) => isLeft(token, from + index))) continue;
    for (const [index, token] of inClause.entries())
      if (!timeWords.has(token.written) && !isClock(from + index)) taken[from + index] = 1;
    if (isLoose(tokens[to], ')')) taken[to] = 1;
  }
  return joinPieces(text, remainingPieces(tokens, taken));
}

function remainingPieces(tokens: Token[], taken: Uint8Array): Token[][] {
  const pieces: Token[][] = [];
  let piece: Token[] = [];
  const finish = () => {
    let from = 0;
    let to = piece.length;
    while (from < to && isLoose(piece[from], ')')) from += 1;
    while (to > from && isLoose(piece[to - 1], '(')) to -= 1;
    if (from < to) pieces.push(piece.slice(from, to));
    piece = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (taken[at]) finish();
    else piece.push(token);
  }
  finish();
  return pieces;
}

const isLoose = (token: Token | undefined, bracket: string): boolean =>
  token?.kind === 'mark'
    ? token.written === bracket || /^[-–,.;+&|•/*!।=]$/.test(token.written)
    : connectives.has(token?.written ?? '');

function joinPieces(text: string, pieces: Token[][]): string {
  let joined = '';
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]?.at(-1);
    const start = piece[0]?.start ?? 0;
    if (before) {
      const gap = text.slice(before.end, start);
      const isOpen =
        before.written === ':' ||
        timeWords.has(before.written) ||
        smallWords.has(before.written) ||
        leadIns.has(before.written);
      joined += gap.includes('\n') ? '\n' : isOpen ? ' ' : /[.!;।]\s/.test(gap) ? '. ' : ', ';
    }
    joined += text.slice(start, piece.at(-1)?.end);
  }
  return joined;
}
