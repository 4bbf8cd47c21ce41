import rules from './rules.json' with { type: 'json' };

export type RuleName = keyof typeof rules;

/** One rule of the search; `example` is read as `reads` (an amount and a food each), and otherwise where the rule costs nothing. */
export interface Rule {
  /** In units of one word that a food's name explains; below 0 it gains. Fitted by bench/food/fitRules.ts. */
  cost: number;
  says: string;
  example: string;
  reads: string[];
}

export const RULES: Record<RuleName, Rule> = rules;

/** A rule that holds at some words, and how strongly. */
export interface Charge {
  rule: RuleName;
  times: number;
}
