import { expect, test } from 'vitest';
import { leastTold } from '../../../assistant/wanted.ts';
import { readMessage } from '../../../language/message.ts';
import { readParts } from '../../../understanding/wants/wants.ts';
import { understandMeal } from '../../nutrition/reading/understandMeal.ts';
import { mealTexts } from '../../nutrition/reading/words/meals.ts';
import { asMeant } from '../../nutrition/reading.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { likelihoodOfMeal, textToldIn, weigh } from './evidence.ts';

const table = loadFoodTable();

function recorded(written: string): string[] {
  const text = asMeant(written);
  const message = readMessage(text);
  const likely = Math.max(0, ...readParts(written, '').map(({ acts }) => likelihoodOfMeal(acts)));
  if (likely < leastTold) return [];
  const told = mealTexts(textToldIn(message, likely)).map((part) => understandMeal(part, table));
  return weigh(told, message, table, likely).flatMap(({ meal }) => meal.items.map(({ foodName }) => foodName));
}

test.each([
  'a banana has 105 calories',
  '100 g paneer has 18 g protein',
  'lunch menu is 2 roti dal sabzi curd',
  'dietitian gave: morning 1 apple, lunch 2 roti',
  'calories in 2 eggs',
  'meal prepped 1 kg chicken for the week',
  'chawal dho ke 20 min bhigo do',
  'doodh 1 litre aur bread le lena',
  "hello i'm olive",
  'almost ate a donut',
  'threw away 2 rotis',
  '2 rotis left in the box',
  'fish pose 30 sec',
  'stomach ache since the pani puri',
  'tea break at 4',
  'had a meeting with apple team',
  'chicken 220 rs kilo, mutton 800',
  'lunch done. poriyal thodave illa',
])('“%s” records nothing', (text) => {
  expect(recorded(text)).toEqual([]);
});

test.each([
  ['had to skip rice so 2 rotis and dal', ['Roti', 'Dal']],
  ['diet day 3: had 2 boiled eggs', ['Boiled egg']],
  ['1 litre coke', ['Cola']],
  ['2 parathas', ['Plain paratha']],
  ['রাতে এক বাটি ডাল আর ২টো রুটি', ['Dal', 'Roti']],
  ['ദോശയും ചമ്മന്തിയും കഴിച്ചു', ['Plain dosa', 'Chammanthi']],
  ['dinner, missed it earlier: 3 dosa', ['Plain dosa']],
  ['hostel maggi for lunch', ['Maggi noodles']],
  ['mess dinner kanji.. didnt eat. maggi 2 pkt in room', ['Maggi noodles']],
  ['hostel me 4 idli mili, 1 chhod di', ['Idli']],
])('“%s” records %j', (text, foods) => {
  expect(recorded(text)).toEqual(foods);
});

test('how it was eaten vetoes no meal that surely was', () => {
  const told = (text: string, likely: number) => textToldIn(readMessage(text), likely).trim();
  expect(told('toast with ghee, kela upar se kaat ke aadha', 0.95)).toContain('kela');
  expect(told('toast with ghee, kela upar se kaat ke aadha', 0.7)).not.toContain('kela');
  expect(told('had upma. and jalebi? no', 0.95)).not.toContain('jalebi');
});
