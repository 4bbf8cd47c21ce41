import type { NameIndex } from '../table/nameIndex.ts';
import { wordSet } from '../table/nameKey.ts';
import { type Amount, readAmount } from './amount.ts';
import {
  isHinglishAnd,
  isVerb,
  lengthOfAgain,
  lengthOfPutIn,
  priceAt,
  repeated,
  repetitionAt,
  sizeForPrice,
  tellsWhose,
} from './asides.ts';
import { isBareList, isSizeInName } from './bareAmounts.ts';
import { lengthOfCorrection, takeBack } from './corrections.ts';
import { detailsFollowAt, endsAside, FROM_WORDS, isLabel, isSpacedDash } from './detailMarks.ts';
import { tellsOfEating } from './intent.ts';
import { type Joiner, joinerOf, strongerJoiner } from './joiners.ts';
import { leavingAt, startsLeavings, without } from './leavings.ts';
import { measuresSomethingElse } from './measures.ts';
import { emptyMention, lastNamed, type Mention, namesSomething, withoutEmpty } from './mention.ts';
import { isNeitherNor, leaveOut, negatesBefore, negatesList } from './negation.ts';
import { lengthOfOnes } from './ones.ts';
import { isOfOthers } from './others.ts';
import { lengthPassedOver } from './passedOver.ts';
import { isSpiritOf } from './spirits.ts';
import { readStatedFigure, startsName } from './statedFigures.ts';
import { hideNames, structuralNamesIn } from './structuralNames.ts';
import type { Token } from './tokens.ts';

const COMPANION_WORDS = wordSet('saath sath sang naal साथ संग');
const EACH_WORDS = wordSet('each apiece');
/** "No rice only dal" had the dal. */
const ONLY = wordSet('only just');
const OR_WORDS = wordSet('or ya या');
const EXTRA_WORDS = wordSet('extra additional zyada jyada');

/** Step 2: where one mention of a food ends and the next begins. */
export function splitMentions(tokens: Token[], index: NameIndex, own: NameIndex): Mention[] {
  const mentions: Mention[] = [];
  /** Where corrections stand: what comes next takes back something before. */
  const corrections: number[] = [];
  let current = emptyMention('start', undefined, isBareList(tokens));
  let detailsFollow = false;
  const open = (joiner: Joiner, expected: boolean, amount?: Amount) => {
    // "Cancelled my order of pizza": the amount goes on.
    const goesOn = current.joiner === 'without' && joiner === 'next' && !namesSomething(current);
    const isEmpty = (current.words.length === 0 || goesOn) && !current.amount;
    if (!isEmpty) mentions.push(current);
    const afterEating = isEmpty && current.afterEating;
    // "Dinner skip, sirf doodh": the comma ends what was left out.
    const isOver = joiner === 'list' && current.joiner === 'without';
    const kind = isEmpty && !isOver ? strongerJoiner(current.joiner, joiner) : joiner;
    current = emptyMention(kind, amount, expected, afterEating);
    current.isDetail = detailsFollow;
  };

  const names = structuralNamesIn(tokens, [index, own]);
  const hidden = hideNames(tokens, names);
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const nameLength = isSpiritOf(tokens[at + (names.get(at) ?? 0) - 1], current) ? 0 : (names.get(at) ?? 0);
    const figure = readStatedFigure(hidden, at);
    const isOther = measuresSomethingElse(tokens, at);
    const read = figure || isOther ? undefined : readAmount(hidden, at);
    const joiner = joinerOf(tokens, at);
    const times = repetitionAt(hidden, at);
    const putIn = current.words.length > 0 ? lengthOfPutIn(tokens, at) : 0;
    const corrects = lengthOfCorrection(tokens, at);
    const again = lengthOfAgain(hidden, at);
    const passed = lengthPassedOver(hidden, at);
    const leaving = leavingAt(hidden, at);
    const ones = lengthOfOnes(tokens, at);
    const price = priceAt(tokens, at);
    const followsNothing = token.key === ':' && current.words.length === 0 && mentions.length === 0;
    if (token.kind === 'mark') detailsFollow = !followsNothing && detailsFollowAt(tokens, at, detailsFollow);
    if (corrects > 0) {
      open('start', true);
      corrections.push(mentions.length);
      at += corrects;
    } else if (again > 0) {
      const before = lastNamed(mentions, current);
      open('list', true, read?.amount);
      current.words.push(...(before?.words ?? []));
      at += again;
    } else if (ones > 0) {
      open('list', false);
      at += ones;
    } else if (leaving) {
      const owner = lastNamed(mentions, current);
      if (owner) owner.amount = without(owner.amount, leaving.quantity);
      open('start', false);
      at += leaving.length;
    } else if (passed > 0) {
      at += passed;
    } else if (putIn > 0) {
      current.endsWithCompanion = true;
      open('start', current.expected);
      at += putIn;
    } else if (times && nameLength === 0) {
      const owner = current.words.length > 0 ? current : mentions[mentions.length - 1];
      if (owner) owner.amount = repeated(owner.amount, times.count);
      else open('next', true, repeated(undefined, times.count));
      at = times.next;
    } else if (price !== undefined) {
      current.words.push({ ...token, kind: 'word', key: sizeForPrice(price) });
      at += 2;
    } else if (nameLength > 0) {
      current.words.push(...tokens.slice(at, at + nameLength));
      current.isName = true;
      at += nameLength;
    } else if (figure) {
      const goesBefore = current.words.length === 0 && !startsName(tokens, figure.next);
      const owner = (goesBefore ? mentions.findLast(isEaten) : current) ?? current;
      owner.stated = { ...owner.stated, ...figure.stated };
      at = figure.next;
    } else if (current.amount && EACH_WORDS.has(token.key)) {
      current.amount.each = true;
      at += 1;
    } else if (read && isSizeInName(read.amount, current)) {
      current.words.push(token);
      at += 1;
    } else if (read) {
      open('next', current.expected || read.amount.counted || read.amount.unit !== undefined, read.amount);
      at = read.next;
    } else if (isOther) {
      open('start', false);
      at += 2;
    } else if (tokens[at + 1]?.key === '%') {
      at += 2;
    } else if (
      isNeitherNor(tokens, at) ||
      isOfOthers(hidden, at) ||
      (startsLeavings(hidden, at) && mentions.length > 0)
    ) {
      open('without', false);
      at += 1;
    } else if (endsAside(tokens, at, current, index)) {
      current = emptyMention(current.joiner === 'start' ? 'start' : 'list', undefined, current.expected);
      detailsFollow = false;
      at += 1;
    } else if (OR_WORDS.has(token.key) && !isHinglishAnd(tokens, at)) {
      const isNegated = current.joiner === 'without' || negatesList(mentions, current);
      if (isNegated) open('without', false);
      at += isNegated ? 1 : 2;
    } else if (negatesBefore(tokens, at) && current.words.length > 0) {
      leaveOut(mentions, current, token);
      open('start', current.expected);
      at += 1;
    } else if (ONLY.has(token.key) && current.joiner === 'without' && namesSomething(current)) {
      open('start', true);
      at += 1;
    } else if (tellsWhose(token, current)) {
      at += 1;
    } else if (EXTRA_WORDS.has(token.key)) {
      open('plus', current.expected);
      at += 1;
    } else {
      if (joiner || isVerb(tokens, at)) {
        // "Naan khaya": Hindi ends with what English begins with.
        if (tellsOfEating([token])) current.expected = true;
        current.endsWithCompanion = COMPANION_WORDS.has(token.key);
        open(joiner?.kind ?? 'start', joiner && joiner.kind !== 'start' ? current.expected : joiner?.isEating === true);
        if (joiner) current.afterEating = joiner.isEating;
      } else if (isSpacedDash(tokens, at) && !isLabel(hidden, at)) {
        open('list', current.expected);
      } else if (token.kind === 'word' && !(FROM_WORDS.has(token.key) && current.words.length === 0)) {
        current.words.push(token);
      }
      at += 1;
    }
  }
  open('start', false);
  takeBack(mentions, corrections);
  return withoutEmpty(mentions);
}

function isEaten(mention: Mention): boolean {
  return mention.joiner !== 'without' && namesSomething(mention);
}
