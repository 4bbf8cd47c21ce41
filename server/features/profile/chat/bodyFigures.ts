import { tokenise } from '../../../language/tokens.ts';
import type { LifeStage } from '../../care/policy.ts';
import type { BodyPart } from '../onboarding/policy.ts';
import { readSettings, type Settings } from '../reading.ts';

const words = (list: string) =>
  new Set(
    list
      .split('|')
      .flatMap((text) => tokenise(text))
      .map(({ word }) => word),
  );

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

/** "Woman, 31, 162 cm, 68": also figures that stand without a unit, in the order in which they were asked for. */
export function readBodyFigures(text: string): { settings: Settings; lifeStage?: LifeStage } | undefined {
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

/** The same said unasked: a sex and at least two figures, of which no other entry is made. */
export function readBodyInPassing(text: string): Settings | undefined {
  const figures = text.match(/\d+/gu)?.length ?? 0;
  const said = figures >= 2 ? readBodyFigures(text) : undefined;
  const isSure = said?.settings.gender !== undefined && said.settings.ageYears !== undefined && !said.lifeStage;
  return isSure ? said.settings : undefined;
}
