import type { FoodMatch } from '../names/matchFood.ts';
import type { Amount } from '../words/amount.ts';
import type { Joiner } from '../words/joiners.ts';
import type { StatedFigures } from '../words/statedFigures.ts';
import type { Token } from '../words/tokens.ts';

/** A food that a sentence names, with the amount that is said of it. */
export interface Item {
  /** How it hangs together with the food before it. */
  joiner: Joiner;
  amount: Amount | undefined;
  words: Token[];
  /** The words of the food itself, without what it comes with. */
  core: Token[];
  /** What it comes or is made with. */
  components: Token[];
  /** What it is made of has been named, and the list may go on. */
  listsIngredients: boolean;
  /** The foods that it may be, best first. */
  matches: FoodMatch[];
  /** One word, spelt as no name is. */
  isGuess: boolean;
  /** It stands where a food is expected, so that a word nobody knows is reported. */
  expected: boolean;
  /** An eating word stands right before it. */
  afterEating: boolean;
  /** "dahi ke saath": it comes with the food before. */
  endsWithCompanion: boolean;
  /** "chai biscuit 4": the amount stands behind. */
  amountIsAfter: boolean;
  /** It stands in brackets, or after a colon or a dash: it may tell more of the food before. */
  isDetail: boolean;
  /** A correction that named another food took it for what was meant. */
  isTakenBack?: true;
  stated: StatedFigures;
  /** The token behind its last one. */
  end: number;
}

export function emptyItem(joiner: Joiner, end: number): Item {
  return {
    joiner,
    amount: undefined,
    words: [],
    core: [],
    components: [],
    listsIngredients: false,
    matches: [],
    isGuess: false,
    expected: false,
    afterEating: false,
    endsWithCompanion: false,
    amountIsAfter: false,
    isDetail: false,
    stated: {},
    end,
  };
}
