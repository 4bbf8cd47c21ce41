import { wordSet } from '../table/nameKey.ts';
import { weightInSentence } from '../table/wordWeight.ts';
import type { Amount } from './amount.ts';
import type { Joiner } from './joiners.ts';
import type { StatedFigures } from './statedFigures.ts';
import type { Token } from './tokens.ts';

/** A stretch of a sentence that may name a food, with the amount said in front of it. */
export interface Mention {
  /** How it hangs together with the mention before it. */
  joiner: Joiner;
  amount: Amount | undefined;
  words: Token[];
  /** Its words are a name that a table has whole, though they may be fillers elsewhere: "full meals". */
  isName: boolean;
  /** "Snapple" in "a Snapple bottle of iced tea". */
  brand: Token[];
  /** It stands where a food is expected, so that a word nobody knows is reported. */
  expected: boolean;
  /** An eating word stands right before it. */
  afterEating: boolean;
  /** "dahi ke saath": the last food of the words comes with those before it. */
  endsWithCompanion: boolean;
  /** "chai biscuit 4": the amount counts the last food of the words. */
  amountIsAfter: boolean;
  /** It stands in brackets, or after a colon or a dash: it may tell more of the food before. */
  isDetail: boolean;
  stated: StatedFigures;
}

export function emptyMention(
  joiner: Joiner,
  amount: Amount | undefined,
  expected: boolean,
  afterEating = false,
): Mention {
  return {
    joiner,
    amount,
    words: [],
    isName: false,
    brand: [],
    expected,
    afterEating,
    endsWithCompanion: false,
    amountIsAfter: false,
    isDetail: false,
    stated: {},
  };
}

/** "Egg roll, egg ke saath double" is no "double ka meetha". */
const SAID_OF_SOMETHING = wordSet('double triple box combo');

export function namesSomething({ words, isName }: Mention): boolean {
  return isName || words.some(({ key }) => weightInSentence(key) > 0 && !SAID_OF_SOMETHING.has(key));
}

/** The food that was named last, before or in the current mention. */
export function lastNamed(mentions: Mention[], current: Mention): Mention | undefined {
  return current.words.length > 0 ? current : mentions.findLast(namesSomething);
}

/** Drops stretches of fillers; an article before them ("a generously sized slice of") goes to what follows. */
export function withoutEmpty(mentions: Mention[]): Mention[] {
  const kept: Mention[] = [];
  let article: Mention | undefined;
  for (const mention of mentions) {
    const { amount } = mention;
    const saysMuch = amount && (amount.counted || amount.unit || amount.measure || amount.size);
    if (!saysMuch && !namesSomething(mention)) {
      article = amount ? mention : article;
      continue;
    }
    if (article && amount && mention.joiner === 'next') {
      mention.joiner = article.joiner;
      amount.quantity ??= article.amount?.quantity;
    }
    article = undefined;
    kept.push(mention);
  }
  return kept;
}
