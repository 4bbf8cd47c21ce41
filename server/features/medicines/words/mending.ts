import { type Role, rolesOfTokens } from '../../../language/lexicon.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import { doseAt, findNamed, forms, type Named, strengthAt } from './naming.ts';

/** What of a dose was otherwise than told: another medicine than the one that is denied, or another strength. */
export type MeantOfDose =
  | { kind: 'medicine'; named: Named; denied: string | undefined }
  | { kind: 'dose'; dose: string };

interface Said {
  tokens: Token[];
  spans: [from: number, to: number][];
  /** The spans are of medicines, else of doses. */
  isNamed: boolean;
  is(at: number, ...roles: Role[]): boolean;
}

const denials: Role[] = ['no', 'negation', 'corrected', 'mistaken'];
const verbs: Role[] = ['took', 'eaten', 'was', 'should'];
const besides: Role[] = ['done', 'that', 'filler', 'instead', 'inPlace'];

const otherwise: Role[] = [...denials, 'was', 'should', 'that'];
const mostWords = 10;

/** Whether so few words may say that something was otherwise: whose medicines need not be known for that. */
export function mayMeanOtherwise(text: string): boolean {
  const tokens = tokenise(text);
  const isShort = tokens.length <= mostWords;
  return isShort && rolesOfTokens(tokens).some((roles) => otherwise.some((role) => roles.has(role)));
}

/** "No it was crocin", "nahi crocin li thi", "metformin nahi crocin", "no, 850"; undefined where a word of it says anything else. */
export function readMeantOfDose(text: string, own: string[]): MeantOfDose | undefined {
  const tokens = tokenise(text);
  const roles = rolesOfTokens(tokens);
  const { named, spans } = findNamed(tokens, own, true);
  const said: Said = {
    tokens,
    spans: named.length > 0 ? spans : dosesIn(tokens),
    isNamed: named.length > 0,
    is: (at, ...some) => some.some((role) => roles[at]?.has(role)),
  };
  if (!tokens.every((_, at) => isKnown(said, at))) return undefined;
  const meant = said.spans.length === 2 ? meantOfTwo(said) : said.spans.length === 1 && isLed(said) ? 0 : undefined;
  const [from, to] = said.spans[meant ?? -1] ?? [0, 0];
  if (meant === undefined || to === 0) return undefined;
  const one = named[meant];
  return one
    ? { kind: 'medicine', named: one, denied: named[1 - meant]?.name }
    : { kind: 'dose', dose: text.slice(tokens[from]?.start, tokens[to - 1]?.end) };
}

const isKnown = ({ tokens, spans, is }: Said, at: number): boolean =>
  spans.some(([from, to]) => at >= from && at < to) ||
  (tokens[at]?.kind === 'mark' && tokens[at]?.word !== '?') ||
  forms.has(tokens[at]?.word ?? '') ||
  is(at, ...denials, ...verbs, ...besides);

/** "500", "850 mg": what may be the dose of something told before. */
function dosesIn(tokens: Token[]): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const dose = doseAt(tokens, at) ?? strengthAt(tokens, at);
    if (dose) spans.push([at, dose.next]);
    at = dose ? dose.next - 1 : at;
  }
  return spans;
}

/** "No it was crocin", "nahi crocin li thi", "it was crocin"; not "nahi li crocin", "not crocin" or "crocin nahi li". */
function isLed({ tokens, spans, isNamed, is }: Said): boolean {
  const from = spans[0]?.[0] ?? 0;
  const deniesBehind = tokens.some((_, at) => at >= from && is(at, 'no', 'negation'));
  const deniesIt = is(from - 1, 'notBefore') || (is(0, 'negation') && is(1, 'took', 'eaten'));
  const isApart = !isNamed || tokens.some(({ kind }, at) => (at < from && kind === 'mark') || is(at, ...verbs));
  const isMistake = is(0, 'no', 'negation') ? isApart : is(0, ...denials) || is(tokens.length - 1, ...denials);
  const isOfThat = is(0, 'that') && is(1, 'was', 'should');
  return !deniesBehind && !deniesIt && (isMistake || isOfThat);
}

/** Of "metformin nahi crocin" and "crocin not metformin" the one that is not denied; undefined where neither or both are. */
function meantOfTwo({ spans, is }: Said): number | undefined {
  const [isOne, isOther] = spans.map(
    ([from, to]) => is(from - 1, 'notBefore') || (is(to, 'negation') && !is(to, 'notBefore')),
  );
  return isOne === isOther ? undefined : Number(isOne);
}
