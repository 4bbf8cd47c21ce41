import type { FoodMatch } from '../names/matchFood.ts';
import type { Charge } from '../search/rules.ts';
import type { Amount } from '../words/amount.ts';
import type { EggWhites } from '../words/eggWhites.ts';
import type { Joiner } from '../words/joiners.ts';
import type { StatedFigures } from '../words/statedFigures.ts';
import type { Token } from '../words/tokens.ts';

/** One thing that the tokens from `start` up to `end` may be. */
export type Span = { start: number; end: number } & Meaning;

export interface JoinerSpan {
  kind: 'joiner';
  joiner: Joiner;
  isEating: boolean;
  isCompanion: boolean;
  needsFood?: boolean;
}

/** A word that is passed over, and what that costs; nothing where it can name no food. */
export interface WordSpan {
  kind: 'word';
  word: Token;
  charge: Charge | undefined;
}

export type Turn =
  | { kind: 'figure'; stated: StatedFigures; isOfWhatComes: boolean }
  | { kind: 'details'; isOpening: boolean; isAmountAlone: boolean }
  | { kind: 'times'; count: number }
  | { kind: 'again'; amount: Amount | undefined }
  | { kind: 'leaving'; quantity: number }
  | { kind: 'eatenOfIt'; quantity: number }
  | { kind: 'eggWhites'; said: EggWhites }
  | { kind: 'correction' }
  | { kind: 'leftOut'; words: Token[] }
  | { kind: 'place' }
  | { kind: 'only' }
  | { kind: 'size'; size: string }
  | { kind: 'aside' };
export type TurnSpan = { start: number; end: number } & Turn;

export type Meaning =
  | Turn
  | JoinerSpan
  | WordSpan
  | { kind: 'food'; food: NamedFood }
  | { kind: 'amount'; amount: Amount; isOfWhatWas?: boolean }
  | { kind: 'negation'; isOfList: boolean; isOfAll: boolean; reachesBack?: boolean }
  | { kind: 'each'; isBeforeAmount: boolean }
  | { kind: 'description'; words: Token[] };

/** Words that may name a food. */
export interface NamedFood {
  words: Token[];
  /** The words in the order in which the name is looked up. */
  core: Token[];
  matches: FoodMatch[];
  /** How much of the sentence it explains, in words. */
  value: number;
  /** How the words were read. */
  reading: 'plain' | 'whole name' | 'kind after' | 'across and' | 'around amount' | 'stranger';
  /** How much less likely it is named here than such a match has to be. */
  doubt: number;
  /** An amount that stands inside: "bajre ki do roti". */
  amount: Amount | undefined;
}
