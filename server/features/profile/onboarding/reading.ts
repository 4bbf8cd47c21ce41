import { tokenise } from '../../../language/tokens.ts';
import type { LifeStage } from '../../care/policy.ts';
import { readDiet } from '../chat/dietReading.ts';
import { readPlace, zoneOfCity } from '../chat/placeReading.ts';
import { readSettings, type Settings } from '../reading.ts';
import type { BodyPart, Step, Wish } from './policy.ts';

const words = (list: string) =>
  new Set(
    list
      .split('|')
      .flatMap((text) => tokenise(text))
      .map(({ word }) => word),
  );

const wishForms: [Wish, RegExp][] = [
  ['lose', /\b(?:lose|loose|loss|reduce|slim|cut|thinner|kam|ghata\w*|patl[aei])\b|घटा|कम कर|पतल/iu],
  ['gain', /\b(?:gain|bulk|muscle|put on|build|badha\w*|bigger)\b|बढ़ा/iu],
  ['keep', /\b(?:keep|maintain|same|stay|as it is|barkarar)\b|वैसा|बनाए/iu],
];
const skips = /^(?:skip|no|next|later|pass|nahi|nahin|baad me(?:in)?|chhod[oe]?|नहीं|बाद में|छोड़ो|छोड़ें)[.! ]*$/iu;
export const isSkip = (text: string) => skips.test(text);

const longestWish = 60;
/** Beside the figures of a body only these are said. */
const besideFigures = words(
  'male|female|man|woman|boy|girl|lady|guy|m|f|other|years|year|yrs|yr|yo|old|age|cm|cms|ft|feet|foot|in|inch|inches|kg|kgs|kilo|kilos|height|weight|tall|i|am|im|my|is|and|a|an|pregnant|breastfeeding|nursing|want|target|goal|to|be|reach|' +
    'saal|sal|umar|umr|kad|lambai|wajan|wazan|purush|mahila|aurat|aadmi|ladka|ladki|hai|hu|hoon|main|mera|meri|aur|साल|उम्र|कद|वजन|किलो|सेमी|महिला|पुरुष|औरत|आदमी|है|मैं|मेरा|मेरी|हूँ|हूं|और|फुट|इंच|वज़न',
);
const bare: [Exclude<BodyPart, 'gender'>, least: number, most: number][] = [
  ['ageYears', 5, 110],
  ['heightCm', 100, 250],
  ['weightKg', 25, 300],
];

/** What the answer to a question of the onboarding says; undefined where it is about something else. */
export function readAnswer(
  step: Step,
  text: string,
): { wish: Wish } | { settings: Settings; lifeStage?: LifeStage } | undefined {
  if (step === 'goal') {
    const wish = text.length <= longestWish ? wishForms.find(([, form]) => form.test(text))?.[0] : undefined;
    return wish && !/\d/.test(text) ? { wish } : undefined;
  }
  if (step === 'body') return readBodyAnswer(text);
  if (step === 'diet') {
    const diet = readDiet(text, true);
    return diet && { settings: { diet } };
  }
  const timeZone = readPlace(text) ?? zoneOfCity(text);
  return timeZone === undefined ? undefined : { settings: { timeZone } };
}

/** "Woman, 31, 162 cm, 68": also figures that stand without a unit, in the order in which they were asked for. */
function readBodyAnswer(text: string): { settings: Settings; lifeStage?: LifeStage } | undefined {
  const said = tokenise(text).filter(({ kind }) => kind !== 'mark');
  if (said.length === 0 || said.some(({ kind, word }) => kind === 'word' && !besideFigures.has(word))) return undefined;
  const settings: Settings = { ...readSettings(text), ...readWeightAlone(text) };
  const known = new Set(bare.map(([part]) => settings[part]).concat(settings.weightTarget));
  const figures = [...text.matchAll(/(?<![\d.'’])\d{2,3}(?:\.\d+)?(?![\d'’]|\s*(?:ft|feet|foot|in|"))/giu)]
    .map(([figure]) => Number(figure))
    .filter((figure) => !known.has(figure));
  for (const [part, least, most] of bare) {
    const [next] = figures;
    if (settings[part] !== undefined || next === undefined || next < least || next > most) continue;
    settings[part] = next;
    figures.shift();
  }
  const lifeStage = /\bpregnant\b/iu.test(text)
    ? 'pregnant'
    : /\b(?:breastfeeding|nursing)\b/iu.test(text) && 'breastfeeding';
  if (Object.keys(settings).length === 0 && !lifeStage) return undefined;
  return { settings, ...(lifeStage && { lifeStage }) };
}

/** A weight alone is an entry elsewhere; asked for, it is part of the answer. */
function readWeightAlone(text: string): Settings {
  const kg = Number(text.match(/^\D*(\d{2,3}(?:\.\d+)?)\s*(?:kgs?|kilos?|किलो)\D*$/iu)?.[1]);
  return kg >= 25 && kg <= 300 ? { weightKg: kg } : {};
}
