import type { Act } from '../../../contract/acts/acts.ts';
import type { Correction } from '../../language/corrections/correction.ts';
import { isPlainlyTold } from '../../language/corrections/meant/asAct.ts';
import { mayCorrect } from '../../language/corrections/meant/meant.ts';
import { readTimeTold } from '../../language/timeTold.ts';
import type { Turn } from '../skill.ts';
import { shareOf, type Wants } from '../wanted.ts';
import type { FixClaim, FixesRead } from './claims.ts';

/** What speaks for or against a reading, by name; what isn't there counts nothing. */
export type Features = Record<string, number>;

/** How much each of them counts. */
export type Weights = ReadonlyMap<string, number>;

export const scoreOf = (features: Features, weights: Weights): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);

/** The acts that may want a correction of a kind. */
const actsOf: Record<Correction['kind'], Act[]> = {
  amount: ['fix.amount', 'fix.figure'],
  replace: ['fix.food'],
  without: ['fix.without'],
  scale: ['fix.share', 'fix.amount'],
  size: ['fix.amount'],
  more: ['fix.more'],
  moved: ['fix.when'],
  remove: ['fix.remove', 'fix.undo'],
  notHad: ['fix.remove', 'fix.undo'],
  added: ['fix.with', 'fix.more'],
  twice: ['fix.remove'],
  unsaid: ['talk.complain'],
  figures: ['fix.figure'],
  undo: ['fix.undo'],
  redo: ['fix.redo'],
};

const least = 0.01;
const logOf = (share: number): number => Math.log(share + least) - Math.log(least);
const sumOf = (wants: Wants | undefined, acts: Act[]): number =>
  wants?.acts.reduce((sum, { act, share }) => sum + (acts.includes(act) ? share : 0), 0) ?? 0;

/** Kinds that make use of a number, where there is one. */
const numbered = new Set<Correction['kind']>(['amount', 'more', 'replace', 'scale', 'added', 'figures']);
const freshMinutes = 60;
const shortTokens = 2;
const mostCounted = 4;

const sign = (is: boolean): number => (is ? 1 : 0);

export function featuresOf(claim: FixClaim, read: FixesRead, { wants }: Turn): Features {
  const { source, directed, meant, act } = claim;
  const [{ correction } = { correction: { kind: 'unsaid' } as const }] = directed;
  const { kind } = correction;
  const share = logOf(sumOf(wants, act ? [act] : actsOf[kind]));
  return {
    [`source ${source}`]: 1,
    [`kind ${kind}`]: 1,
    [`${source}, ${kind}`]: 1,
    share,
    [`share of ${source}`]: share,
    fix: logOf(wants ? shareOf(wants, 'fix') : 0),
    several: sign(directed.length > 1),
    score: (meant?.score ?? 0) / 5,
    leaves: (meant?.leaves ?? 0) / 2,
    ...ofEntries(claim, read),
    ...ofWordsLeft(claim, read),
    ...marksOf(correction),
    ...ofKind(kind, claim, read),
    ...ofAgreement(claim, read),
  };
}

/** What a claim comes to, where two that come to the same have the same. */
function sumOfClaim({ directed }: FixClaim): string {
  const sums = directed.map(({ correction }) => {
    const value = 'quantity' in correction ? correction.quantity : 'factor' in correction ? correction.factor : '';
    const words = 'by' in correction ? correction.by : 'what' in correction ? correction.what : '';
    return `${correction.kind} ${value} ${words}`.toLowerCase();
  });
  return sums.sort().join('; ');
}

/** Other readers that come to the same, or to the same kind. */
function ofAgreement(claim: FixClaim, { claims }: FixesRead): Features {
  const others = claims.filter(({ source }) => source !== claim.source);
  const sourcesOf = (some: FixClaim[]) => new Set(some.map(({ source }) => source)).size;
  const kind = claim.directed[0]?.correction.kind;
  const alike = others.filter((other) => sumOfClaim(other) === sumOfClaim(claim));
  const ofKindAlike = others.filter(({ directed }) => directed[0]?.correction.kind === kind);
  const [{ correction, entries = [] } = {}] = claim.directed;
  const isSo = correction?.kind === 'amount' && entries.some(({ quantity }) => quantity === correction.quantity);
  return {
    'agreed by': sourcesOf(alike),
    'kind agreed by': sourcesOf(ofKindAlike),
    'is so already': sign(isSo),
  };
}

/** What stands beside a kind of correction in the words. */
function ofKind(kind: Correction['kind'], { directed }: FixClaim, { heard }: FixesRead): Features {
  const { mentions, numbers } = heard;
  const named = new Set(mentions.flatMap((mention) => mention.entries));
  const beside: [string, boolean][] = [
    ['eaten', heard.has('eaten', 'took')],
    ['was', heard.has('was', 'that')],
    ['mistake', heard.has('corrected', 'mistaken', 'change', 'no')],
    ['denial', heard.has('negation', 'none', 'without', 'notEaten')],
    ['removal', heard.has('remove', 'notMine', 'gave', 'left', 'share', 'halve')],
    ['further', heard.has('also', 'more', 'joiner')],
    ['a number', numbers.length > 0],
    ['other food', mentions.some((one) => one.isOther && one.entries.length === 0)],
    ['its name', directed[0]?.entries?.some((entry) => named.has(entry)) ?? false],
  ];
  return Object.fromEntries(beside.flatMap(([name, is]) => (is ? [[`${kind} beside ${name}`, 1]] : [])));
}

/** Which entries are meant, and whether the words name them. */
function ofEntries({ directed }: FixClaim, { heard, kept }: FixesRead): Features {
  const { entries, correction } = directed[0] ?? {};
  if (!entries) return {};
  const named = new Set(heard.mentions.flatMap((mention) => mention.entries));
  const isNamed = entries.some((entry) => named.has(entry));
  const isLatest = entries.some((entry) => entry.isLatest);
  const ofLast = [...kept.keys()].filter((entry) => entry.isLatest);
  const isOtherDay = entries.some(({ daysAgo }) => heard.daysAgo !== undefined && daysAgo !== heard.daysAgo);
  return {
    'entries named': sign(isNamed),
    'entries not named': sign(named.size > 0 && !isNamed),
    'entries of the last': sign(isLatest),
    'entries of before': sign(!isLatest),
    'entries old': sign(entries.some(({ minutesAgo }) => minutesAgo > freshMinutes)),
    'entries together': sign(entries.length > 1),
    'one of several': sign(entries.length === 1 && named.size === 0 && ofLast.length > 1),
    'day not told': sign(entries.some(({ daysAgo }) => daysAgo > 0) && heard.daysAgo === undefined),
    'other day': sign(isOtherDay && correction?.kind !== 'moved'),
  };
}

/** Numbers and names of which the claim makes nothing. */
function ofWordsLeft({ directed }: FixClaim, { heard }: FixesRead): Features {
  const told = directed
    .flatMap(({ correction }) => Object.values(correction).filter((value) => typeof value === 'string'))
    .join(' ')
    .toLowerCase();
  const names = heard.mentions.filter((one) => one.entries.length === 0 && !told.includes(one.text.toLowerCase()));
  const used = directed.filter(({ correction }) => numbered.has(correction.kind)).length;
  return {
    'numbers left': Math.min(Math.max(0, heard.numbers.length - used), mostCounted),
    'names left': Math.min(names.length, mostCounted),
  };
}

/** How the words put it. */
const marksOf = (correction: Correction): Features => ({
  ...('isAlone' in correction && { 'amount alone': sign(correction.isAlone) }),
  ...('isRestated' in correction && { restated: sign(correction.isRestated === true) }),
  ...('isOnly' in correction && { only: sign(correction.isOnly === true) }),
  ...('isSoft' in correction && { soft: sign(correction.isSoft === true) }),
  ...('isOfThat' in correction && { 'of that': sign(correction.isOfThat === true) }),
  ...('hasUnit' in correction && { 'with unit': sign(correction.hasUnit) }),
});

/** What speaks for news: something that puts nothing right. */
export function featuresOfNews({ heard }: FixesRead, { wants, daysAgo, said }: Turn): Features {
  const { message, mentions, numbers } = heard;
  const [log, fix] = wants ? [shareOf(wants, 'log'), shareOf(wants, 'fix')] : [0.5, 0.5];
  const has = (...roles: Parameters<typeof heard.has>) => sign(heard.has(...roles));
  const plain = message.tokens.filter(({ kind }) => kind !== 'mark').length;
  return {
    news: 1,
    'news log': logOf(log),
    'news not log': logOf(Math.max(0, 1 - log - fix)),
    'news of another day': sign(daysAgo > 0),
    'news: other food': sign(mentions.some((one) => one.isOther && one.entries.length === 0)),
    'news: kept food': sign(mentions.some(({ entries }) => entries.length > 0)),
    'news: plain': sign(isPlainlyTold(heard)),
    'news: eaten': has('eaten', 'took'),
    'news: eaten first': sign(message.roles[0]?.has('eaten') === true),
    'news: log': has('log'),
    'news: meal': has('meal'),
    'news: also': has('also', 'more'),
    'news: again': sign(heard.isAgain),
    'news: mistake': has('corrected', 'mistaken', 'change'),
    'news: was': has('was'),
    'news: no': has('no', 'negation', 'none', 'without', 'notEaten'),
    'news: remove': has('remove', 'notMine', 'gave', 'left', 'share', 'halve'),
    'news: may correct': sign(!mayCorrect(message)),
    'news: question': sign(message.text.includes('?')),
    'news: number alone': sign(plain <= shortTokens && numbers.length > 0),
    'news: clock': sign(readTimeTold(said) !== undefined),
    'news: short': sign(plain <= shortTokens),
    'news: strangers': Math.min(heard.strangers.length, mostCounted),
    'news: numbers': Math.min(numbers.length, mostCounted),
    'news: of plan': sign(message.clauses.some(({ veto }) => veto === 'plan' || veto === 'wish' || veto === 'habit')),
  };
}
