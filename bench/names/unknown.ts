import { toldRows } from '../told/rows.ts';
import { fits } from '../told/score.ts';
import { openHands } from './hands.ts';
import { knownTexts, mealsIn } from './read.ts';
import { foodRowOf, judge, recordsOf } from './score.ts';

/**
 * The words of the open hands that name what was not found, most frequent first, each with a message that says it:
 * `node bench/names/unknown.ts`. A pattern stands where no word of the message fits it.
 */
const heard = new Map<string, string[]>();
for (const row of openHands.flatMap(toldRows).flatMap(foodRowOf)) {
  const records = recordsOf(judge(row, mealsIn(knownTexts(row.text))).meals);
  const missed = row.expected.filter((entry) => !entry.maybe && !records.some((record) => fits(record, entry)));
  for (const { name = '' } of missed) {
    const word = row.text.match(new RegExp(name, 'iu'))?.[0].toLowerCase() ?? `/${name}/`;
    heard.set(word, [...(heard.get(word) ?? []), row.text]);
  }
}
for (const [word, texts] of [...heard].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${texts.length}\t${word}\t${texts[0]}`);
