import type { LifeStage } from '../../care/policy.ts';
import { readBodyFigures } from '../chat/bodyFigures.ts';
import { readDiet } from '../chat/dietReading.ts';
import { readPlace, zoneOfCity } from '../chat/placeReading.ts';
import type { Settings } from '../reading.ts';
import type { Step, Wish } from './policy.ts';

const wishForms: [Wish, RegExp][] = [
  ['lose', /\b(?:lose|loose|loss|reduce|slim|cut|thinner|kam|ghata\w*|patl[aei])\b|घटा|कम कर|पतल/iu],
  ['gain', /\b(?:gain|bulk|muscle|put on|build|badha\w*|bigger)\b|बढ़ा/iu],
  ['keep', /\b(?:keep|maintain|same|stay|as it is|barkarar)\b|वैसा|बनाए/iu],
];
const skips = /^(?:skip|no|next|later|pass|nahi|nahin|baad me(?:in)?|chhod[oe]?|नहीं|बाद में|छोड़ो|छोड़ें)[.! ]*$/iu;
export const isSkip = (text: string) => skips.test(text);

const longestWish = 60;
/** What the answer to a question of the onboarding says; undefined where it is about something else. */
export function readAnswer(
  step: Step,
  text: string,
): { wish: Wish } | { settings: Settings; lifeStage?: LifeStage } | undefined {
  if (step === 'goal') {
    const wish = text.length <= longestWish ? wishForms.find(([, form]) => form.test(text))?.[0] : undefined;
    return wish && !/\d/.test(text) ? { wish } : undefined;
  }
  if (step === 'body') return readBodyFigures(text);
  if (step === 'diet') {
    const diet = readDiet(text, true);
    return diet && { settings: { diet } };
  }
  const timeZone = readPlace(text) ?? zoneOfCity(text);
  return timeZone === undefined ? undefined : { settings: { timeZone } };
}
