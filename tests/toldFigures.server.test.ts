import { expect, test } from 'vitest';
import { openChat } from './chat.ts';

const chat = openChat();

/** What is said by somebody who signed up a moment ago, one message behind the other, and what the last answer is. */
test.each<[said: string[], answer: RegExp]>([
  [['calorie target 3200 and water 5 litre'], /^Saved:\n/],
  [['caffeine in one filter coffee? limit is 200 right'], /caffeine (?:[89]\d|1[0-2]\d)(?:\.\d)? mg/],
  [['slept 11 to 5', 'woke at 6 not 5'], /^Changed to 7 h\n/],
  [['weight 11 stone 4', 'sorry 8st 10'], /^Changed to 55\.3 kg/],
  [['weight 62.3 kg', '61.8 today'], /^61\.8 kg/],
  [['weight 79', 'weight 357'], /Nothing is logged yet/],
  [['slept 23:00 to 3:40', 'slept 23:00 to 6:05'], /Replace it, or add it\?$/],
  [['8300 steps on phone', '9100 steps on watch'], /9,100 steps today/],
  [['2 roti dal', '8 glasses'], /^Water, 2,000 ml/],
  [['had a protein bar', 'the protein bar was 220 kcal'], /^Changed\n• Protein bar, .*: 220 kcal/],
  [['set my daily goal to 1 million calories'], /I can set 1 kcal to 20,000 kcal/],
  [['recipe cookies: 200 g maida, 100 g butter, 100 g sugar; makes 20'], /cookies/i],
  [['30 tablets of metformin left'], /When do you take it\?/],
  [['assisted pull ups 3x8 -20 kg'], /I logged none for those sets/],
  [['quick add 350 kcal 20g protein 30g carbs 10g fat'], /protein 20 g, carbs 30 g, fat 10 g/],
  [['a protein bar, 850 kJ'], /: 203 kcal/],
  [['telmisartan li, metformin chhoot gayi'], /Telmisartan: taken.*\n.*Metformin: not taken/],
  [['metformin at 9 am and 9 pm daily', 'skipped metformin this morning', 'my reminders'], /9 am and 9 pm/],
])('%j', async (said, answer) => {
  let text = '';
  for (const message of said) ({ text } = await chat.say(message));
  expect(text).toMatch(answer);
});
