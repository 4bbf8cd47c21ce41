import { sugarAlcohols } from '../../../../texts/food/food.ts';
import { grams as inGrams } from '../../../../texts/units.ts';
import type { Taken, Turn } from '../../../assistant/skill.ts';
import { readSugarAlcohols } from '../../nutrition/reading/sugarAlcohols.ts';
import { readTold } from './told.ts';

/** A food with figures of which some are sugar alcohols: they stay within its carbohydrate, which the answer says. */
export async function readWithSugarAlcohols(text: string, turn: Turn): Promise<Taken | undefined> {
  const read = readSugarAlcohols(text);
  const told = read && (await readTold(read.rest, turn));
  return (
    told && {
      rest: told.rest,
      async log(logging) {
        const outcome = await told.log(logging);
        const { locale } = logging.person;
        const note = sugarAlcohols(locale, inGrams(locale, read.grams));
        return outcome.effects ? { ...outcome, text: `${outcome.text}\n${note}` } : outcome;
      },
    }
  );
}
