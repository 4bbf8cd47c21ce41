import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Act, acts } from '../../contract/acts/acts.ts';
import { actOfDanger } from '../../server/features/care/reading.ts';
import { hear, type Roles } from '../../server/understanding/wants/heard.ts';
import { careTables } from '../../tests/care/tables.ts';
import { otherHands, readMeals, readOpenRows } from '../evidence/rows.ts';
import { readOpen } from '../intents/rows.ts';
import type { LabelledWhole } from './examples.ts';
import { digestOf, type LabelledMessage } from './hands.ts';

const family = (name: string): Act[] => acts.filter((act) => act.startsWith(`${name}.`));
const allBut = (name: string): Act[] => acts.filter((act) => !act.startsWith(`${name}.`) && !act.startsWith('answer.'));

/** What the plain messages of bench/intents want; one that says no act for sure wants one of several. */
const actsOfIntents: Record<string, readonly Act[]> = {
  ...{ ownFigure: ['ask.own', 'ask.ate'], ownFoods: ['ask.ate'], foodFigure: ['ask.food'], targets: ['ask.target'] },
  ...{ foodAdvice: ['want.advice', 'ask.food', 'want.idea'], mealIdeas: ['want.idea'], recipe: ['want.idea'] },
  ...{ weightAdvice: ['want.advice'], exerciseAdvice: ['want.workout', 'want.advice'] },
  ...{ symptom: ['log.symptom', 'want.advice', 'log.period', ...family('care')], mood: ['log.mood'] },
  ...{ setGoal: ['set.target', 'set.profile'], ownFood: ['save.food', 'save.recipe', 'save.meal', 'save.meaning'] },
  ...{ remind: family('remind'), price: ['plan.ask', 'plan.buy'], account: [...family('account'), ...family('plan')] },
  ...{ privacy: ['account.privacy'], export: ['want.report'], human: ['talk.human'], broken: ['talk.complain'] },
  ...{ who: ['talk.who'], abilities: ['talk.can'], language: ['set.setting'], greeting: ['talk.hello'] },
  ...{ thanks: ['talk.thanks'], abuse: ['talk.complain'], joke: ['talk.chat'], offTopic: ['talk.chat'] },
  ...{ log: family('log'), noLog: family('none') },
};

/** So many of the rows of the care tables are enough beside the others. */
const everyOfCare = 2;

/** Open rows of the other benchmarks: plain messages, dangers, and what only looks like a meal or a danger. */
export const plainMessages = (roles: Roles): LabelledWhole[] =>
  plainRows().map(({ text, acts: wanted }) => ({ heard: hear(text, '', roles), acts: wanted }));

const sentences = () =>
  readFileSync(new URL('../../tests/sentences.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string; text: string });

interface PlainRow {
  text: string;
  acts: readonly Act[];
}

function plainRows(): PlainRow[] {
  const whole = (text: string, wanted: readonly Act[]): PlainRow => ({ text, acts: wanted });
  const { dangers, lookalikes } = careTables.open;
  const isKept = (_: unknown, at: number) => at % everyOfCare === 0;
  const meals = [
    ...sentences().flatMap(({ kind, text }) => (kind === 'food' ? text : [])),
    ...readMeals().flatMap(({ half, text }) => (half === 'open' ? text : [])),
    ...otherHands.flatMap(({ meals: ofHand }) => ofHand.open()),
  ];
  const noMeals = [
    ...readOpenRows().map(({ text }) => text),
    ...otherHands.flatMap(({ noMeals: ofHand }) => ofHand.open()),
  ];
  return [
    ...readOpen().flatMap(({ intent, text }) => {
      const wanted = actsOfIntents[intent];
      return wanted ? [whole(text, wanted)] : [];
    }),
    ...meals.map((text) => whole(text, ['log.food'])),
    ...noMeals.map((text) => whole(text, allBut('log'))),
    ...dangers.filter(isKept).map(({ kind, text }) => whole(text, [actOfDanger(kind)])),
    ...lookalikes.filter(isKept).map(({ text }) => whole(text, allBut('care'))),
  ];
}

/** Changes with everything that a fit to these hands, and to a server's own messages, learns from. */
export function fittedTo(names: string[], own: LabelledMessage[] = []): string {
  const digest = createHash('sha256').update(digestOf(names)).update(JSON.stringify(plainRows()));
  return (own.length > 0 ? digest.update(JSON.stringify(own)) : digest).digest('hex');
}
