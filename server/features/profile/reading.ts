import type { Goals } from '../../../contract/accounts/profile.ts';
import { cmPerInch, kgPerPound, type Units } from '../../../texts/units.ts';
import { readNumber } from '../../language/numbers.ts';
import { readPhraseLists } from '../../language/phraseLists.ts';
import { tokenise } from '../../language/tokens.ts';
import { readBirthDate } from './chat/birthDate.ts';
import { type DietSaid, readDiet } from './chat/dietReading.ts';
import { readDueDate } from './chat/dueDate.ts';
import { readPace } from './chat/paceReading.ts';
import { readPlace } from './chat/placeReading.ts';
import { readTargets, type TargetsSaid } from './chat/targetsReading.ts';
import { readUnits } from './chat/unitsReading.ts';

const phrase = (text: string) =>
  tokenise(text)
    .map(({ word }) => word)
    .join(' ');
const phrases = (list: string) => list.split('|').map(phrase);

export type BodyQuestion = 'bodyMassIndex' | 'expenditure' | 'targets' | 'reach' | 'weightUp';

interface Rule {
  about: BodyQuestion;
  /** A word or phrase of each of these has to be there. */
  needs: string[][];
}
const rule = (about: BodyQuestion, ...needs: string[]): Rule => ({ about, needs: needs.map(phrases) });

const asking =
  'what|whats|how many|how much|kitni|kitna|ideal|recommended|calculate|suggest|tell|batao|which|कितनी|कितना';
const rules: Rule[] = [
  rule(
    'bodyMassIndex',
    'bmi|body mass index|am i fat|am i overweight|am i underweight|am i obese|ideal weight|healthy weight for me|kya main mota|kya main moti|बीएमआई',
  ),
  rule(
    'expenditure',
    'bmr|tdee|resting burn|maintenance calories|maintenance|metabolic rate|metabolism|resting calories|at rest|basal',
  ),
  rule('expenditure', 'resting|rest me|rest mein', 'calorie|calories|kcal|burn|burns'),
  rule(
    'weightUp',
    'why|kyu|kyun|kyon|how come|reason|क्यों',
    'scale|scales|weighing machine|kanta',
    'jump|jumped|up|shot up|went up|more|heavier|overnight|zyada',
  ),
  rule(
    'weightUp',
    'why|kyu|kyun|kyon|how come|reason|क्यों',
    'weight|wajan|wazan|vajan|heavier|scale|kilo|kg|वजन',
    'up|gain|gained|gaining|increase|increased|increasing|badh|badha|badh gaya|badh raha|heavier|more|went|going|not losing|not going down|stuck|plateau|same|not reducing|kam nahi|बढ़|बढ़ा|बढ़ गया',
  ),
  rule(
    'reach',
    'how long|when|kab|kab tak|kitne din|kitne hafte|how many weeks|how many days|how many months|how soon|कब|कब तक',
    'reach|get to|hit|goal weight|target weight|my goal|my target|target|be|weigh|lose|ho jaunga|ho jaungi|hounga|pahunch|pahunchunga|ban jaunga|till i|until i|पहुंच|हो जाऊंगा',
    'kg|kgs|kilo|weight|goal|target|wajan|lakshya|किलो|वजन',
  ),
  rule(
    'targets',
    asking,
    'calories|calorie|kcal|cal|calory|कैलोरी',
    'should|need|chahiye|chahie|for me|recommended|ideal|be|must|खानी चाहिए|चाहिए',
  ),
  rule('targets', 'ideal|recommended|suggested|right', 'calories|calorie intake|kcal|protein|targets|goals'),
];

/** "How much more to reach 62", "how many kilos to go for 65", "60 tak kitna aur". */
const asksHowFar =
  /\b(?:how (?:much|many|far)|kitn[aei])\b.*\b(?:reach|get to|to go for|away from|far from|go to|be)\s+(\d{2,3}(?:\.\d)?)\s*(?:kgs?|kilos?|lbs?|pounds?)?[?.! ]*$|\b(\d{2,3}(?:\.\d)?)\s*(?:kgs?|kilos?)?\s*(?:tak|ke liye|se)\s+(?:kitn[aei]|aur kitn[aei])\b[^\d]*$/iu;

const asksHowFarFromGoal =
  /\bhow (?:far|close|much more|much left)\b.*\b(?:goal|target)\b|\b(?:goal|target)(?: weight)? (?:se|tak|ke) (?:kitn[aei] )?(?:d[ou]+r|aur|kareeb|paas|baki|baaki)|लक्ष्य से कितन/iu;

/** What a message asks about the person's body; undefined for any other message. */
export function readBodyQuestion(text: string): BodyQuestion | undefined {
  if ((asksHowFar.test(text) || asksHowFarFromGoal.test(text)) && !otherTargets.test(text)) return 'reach';
  const said = ` ${tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word)
    .join(' ')} `;
  return rules.find(({ needs }) => needs.every((any) => any.some((one) => said.includes(` ${one} `))))?.about;
}

/** kg, cm, years and names that a person says of themselves; absent where not said. */
interface BodySaid {
  heightCm?: number;
  weightKg?: number;
  ageYears?: number;
  /** A local date. */
  birthDate?: string;
  gender?: 'male' | 'female' | 'other';
  firstName?: string;
  weightTarget?: number;
  /** How much they want to lose, below 0 to gain. */
  loseKg?: number;
}

/** What a person says of themselves and their wishes; absent where not said. */
export interface Settings extends BodySaid {
  lossKgPerWeek?: number;
  /** The local date by which the weight is to be reached. */
  dueDate?: string;
  targets?: TargetsSaid;
  diet?: DietSaid;
  timeZone?: string;
  units?: Partial<Units>;
  /** Targets as they are stored, of a button. */
  goals?: Partial<Goals>;
}

const listed = readPhraseLists(new URL('./words/body.txt', import.meta.url));
/** One of the words of a list, the longest first. */
const oneOf = (name: string): string =>
  `(?<![\\p{L}\\p{M}])(?:${listed(name)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', '\\s+')})(?![\\p{L}\\p{M}])`;
const [heightWord, ageWord, weightWord, towards, arrival, beforeArrival] = (
  ['height', 'age', 'weight', 'towards', 'arrival', 'before arrival'] as const
).map(oneOf);
const kilos = '(?:kgs?|kilos?|kilograms?|किलो)';
/** What is measured around the body is a reading, and no height. */
const girths =
  '(?:waist|hips?|chest|neck|arms?|biceps?|thighs?|calf|calves|kamar|seena|gardan|jaa?ngh|pindli|कमर|सीना|गर्दन|जाँघ|बाँह|पिंडली)';
/** What a figure of a weight may be followed by that has no unit. */
const ending = '\\s*$|\\s*[,.;]|\\s+(?:by|b4|in|within|before|till|until|please|pls|plz|and|n|but|job|now)\\b';
const ofKilograms = new RegExp(`\\d\\s*${kilos}`, 'iu');
const forms: [keyof BodySaid, RegExp, (...found: string[]) => number | string | undefined][] = [
  [
    'loseKg',
    new RegExp(`\\b(?:lose|loose|drop|shed|reduce|cut)\\s+(\\d+(?:\\.\\d+)?)\\s*${kilos}`, 'iu'),
    (kg) => Number(kg),
  ],
  [
    'loseKg',
    new RegExp(`(\\d+(?:\\.\\d+)?)\\s*${kilos}\\s+(?:weight\\s+|wajan\\s+)?(?:kam|ghata|lose|कम|घटा)`, 'iu'),
    (kg) => Number(kg),
  ],
  ['loseKg', new RegExp(`\\b(?:gain|put on)\\s+(\\d+(?:\\.\\d+)?)\\s*${kilos}`, 'iu'), (kg) => -Number(kg)],
  [
    'weightTarget',
    new RegExp(
      `(?:target|goal|dream|ideal|lakshya|लक्ष्य)(?:\\s+(?:weight|wt|वजन|वज़न))?(?:\\s*(?:is|to|of|=|:|at|be|as|fixed|kept|set|should|would|will))*\\s*(\\d+(?:\\.\\d+)?)(?:\\s*${kilos}|${ending})`,
      'iu',
    ),
    (kg) => Number(kg),
  ],
  [
    'weightTarget',
    new RegExp(`${towards}(?:\\s+(?:is|to|of|at))*\\s+(\\d+(?:\\.\\d+)?)(?:\\s*${kilos}|${ending})`, 'iu'),
    (kg) => Number(kg),
  ],
  [
    'weightTarget',
    new RegExp(
      `(\\d+(?:\\.\\d+)?)\\s*(?:${kilos}\\s+)?(?:tak|chahiye|hona|karna hai tak|तक|चाहिए)(?![\\p{L}\\p{M}])`,
      'iu',
    ),
    (kg) => Number(kg),
  ],
  [
    'weightTarget',
    new RegExp(
      `^(?=.*(?:${weightWord}|\\d\\s*${kilos})).*?(?<![\\d.])(\\d{2,3}(?:\\.\\d+)?)\\s*(?:${kilos}\\s*)?(?:${beforeArrival}\\s+)?${arrival}`,
      'isu',
    ),
    (kg) => Number(kg),
  ],
  [
    'heightCm',
    new RegExp(
      `(?<!${girths}[^\\d,.]{0,20})\\b(\\d{2,3}(?:\\.\\d+)?)\\s*(?:cms?|centimet(?:er|re)s?|सेमी)(?![\\p{L}])(?!\\s*(?:ka |ki )?${girths})`,
      'iu',
    ),
    (cm) => Number(cm),
  ],
  [
    'heightCm',
    /(?<![\d.])([4-7])\s*(?:ft|feet|foot|fut|फुट|फीट|')\s*(\d{1,2})?\s*(?:in|inch|inches|इंच|")?/iu,
    (feet, inches) => Math.round((Number(feet) * 12 + Number(inches || 0)) * cmPerInch),
  ],
  [
    'heightCm',
    new RegExp(
      `${heightWord}(?:\\s+(?:is|hai|to|है))*\\s+([4-7])[ .](\\d{1,2})(?!\\d)(?!\\s*(?:cm|kg|ft|feet|m\\b|met))`,
      'iu',
    ),
    (feet, inches) => Math.round((Number(feet) * 12 + Number(inches)) * cmPerInch),
  ],
  [
    'heightCm',
    new RegExp(`${heightWord}(?:\\s+(?:is|hai|to|है|ahe|che))*\\s*:?\\s+(\\d{3})(?!\\d)`, 'iu'),
    (cm) => Number(cm),
  ],
  [
    'heightCm',
    /(?<![\d.])([12]\.\d{1,2})\s*m(?:et(?:er|re)s?)?(?![\p{L}])/iu,
    (metres) => Math.round(Number(metres) * 100),
  ],
  [
    // "Diabetic for 9 years", "9 saal se" tell how long.
    'ageYears',
    /(?<!\b(?:for|since|past|last|over|pichle)\s+)\b(\d{1,2})\s*(?:years?|yrs?|yo|y\/o|saal|sal|साल)(?![\p{L}\p{M}])(?!\s*(?:se\b|now\b|ago\b|pehle|से|पहले))/iu,
    (years) => Number(years),
  ],
  [
    'ageYears',
    new RegExp(`${ageWord}(?:\\s+(?:is|hai|to|meri|ahe|che))*\\s*[:=]?\\s*(\\d{1,2})(?!\\.?\\d)`, 'iu'),
    (years) => Number(years),
  ],
  [
    'ageYears',
    /(?<![\d.:h])(\d{2})\s*[,/]?\s*[mf]\b|\b[mf]\s*[,/]?\s*(\d{2})\b/iu,
    (one, other) => Number(one || other),
  ],
  ['gender', /\b(female|woman|girl|lady|mahila|aurat|ladki)\b|(?:महिला|औरत|लड़की)/iu, () => 'female'],
  ['gender', /\b(male|man|boy|guy|purush|aadmi|ladka)\b|(?:पुरुष|आदमी|लड़का)/iu, () => 'male'],
  ['gender', /\b(?:sex|gender)\s*[:=]?\s*f\b/iu, () => 'female'],
  ['gender', /\b(?:sex|gender)\s*[:=]?\s*m\b/iu, () => 'male'],
  ['gender', /(?<![\d.:h])\d{2}\s*[,/]?\s*f\b|\bf\s*[,/]?\s*\d{2}\b/iu, () => 'female'],
  ['gender', /(?<![\d.:h])\d{2}\s*[,/]?\s*m\b|\bm\s*[,/]?\s*\d{2}\b/iu, () => 'male'],
  [
    'firstName',
    /\b(?:my name is|call me|i am called|i'm called|change my name to|mera naam|मेरा नाम)\s+([\p{L}\p{M}]{2,30})/iu,
    (name) => name,
  ],
  [
    'weightKg',
    new RegExp(
      `(?<![\\d.])(?=\\d)(?<!(?:lose|loose|drop|reach|target|goal|want|be|to|gain|cut|shed|reduce|on)\\s)(\\d{2,3}(?:\\.\\d+)?)\\s*${kilos}(?!\\s+(?:kam|ghata|tak|chahiye|lose|weight\\s+kam))`,
      'iu',
    ),
    (kg) => Number(kg),
  ],
  [
    'weightKg',
    new RegExp(
      `(?<!(?:target|goal|dream|ideal|want)\\s+)${weightWord}(?:\\s+(?:is|hai|ahe|che|है))*\\s*:?\\s+(\\d{2,3}(?:\\.\\d+)?)(?!\\.?\\d)(?!\\s*(?:lbs?|pounds?|tak|to\\b))`,
      'iu',
    ),
    (kg) => Number(kg),
  ],
];

const bounds: Partial<Record<keyof BodySaid, [number, number]>> = {
  heightCm: [50, 272],
  weightKg: [20, 400],
  ageYears: [5, 110],
  weightTarget: [20, 400],
  loseKg: [-60, 100],
};
/** Who asks, eats or trains tells nothing of themselves, whatever figures they name. */
const tellsOtherwise =
  /\b(?:had|ate|drank|khaya|khayi|khaye|piya|walked|ran|lifted|benched|squat|deadlift|reps?|how|what|why|when|which|better|versus|vs|kya|kyu|kab|kitn[aei]|did i|bmi|calories in|per 100)\b|कितन|क्या/iu;

/** "Burn goal 400" is no weight. */
const otherTargets =
  /calor|kcal|burn|water|pa+ni|पानी|sleep|neend|नींद|protein|carb|\bfat\b|fib(?:er|re)|steps?|lit(?:er|re)|hours?|\bml\b|activity|exercise|energy|कैलोरी/iu;
const ofWeight = /weight|wajan|wazan|\d\s*(?:kgs?|kilos?)\b|वजन/iu;

/** What a message says of the person and their wishes; undefined when it says nothing of the kind, or a weight alone. Without the local date nothing is due. */
export function readSettings(said: string, unit: Units['weightUnit'] = 'kg', today?: string): Settings | undefined {
  if (tellsOtherwise.test(said)) return undefined;
  const units = readUnits(said);
  if (units) return { units };
  const text = inKilograms(withDigits(said));
  // Who weighs 196 lbs and wants 175 tells both in pounds.
  const isInPounds = text !== withDigits(said) && !ofKilograms.test(said);
  const body = { ...readBody(text, isInPounds ? 'lb' : unit), ...(today !== undefined && readBirthDate(text, today)) };
  const lossKgPerWeek = readPace(text);
  // "Half a kilo a week" is the pace, and no loss in all.
  if (lossKgPerWeek !== undefined && body.loseKg === lossKgPerWeek) delete body.loseKg;
  const { weightKg, ...others } = body;
  const isToldOfSelf = Object.keys(others).length > 0;
  const [targets, diet, timeZone] = [readTargets(text, isToldOfSelf), readDiet(text, isToldOfSelf), readPlace(text)];
  const isOfWeight = body.loseKg !== undefined || body.weightTarget !== undefined;
  const dueDate = isOfWeight && today !== undefined ? readDueDate(text, today) : undefined;
  const settings = {
    ...others,
    ...(dueDate !== undefined && { dueDate }),
    ...(lossKgPerWeek !== undefined && { lossKgPerWeek }),
    ...(targets && { targets }),
    ...(diet && { diet }),
    ...(timeZone !== undefined && { timeZone }),
  };
  if (Object.keys(settings).length === 0) return undefined;
  return { ...settings, ...(weightKg !== undefined && weightKg !== lossKgPerWeek && { weightKg }) };
}

/** "चौहत्तर किलो" as "74 किलो": what follows knows digits alone. */
function withDigits(text: string): string {
  const tokens = tokenise(text);
  let written = '';
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const number = tokens[at]?.kind === 'word' ? readNumber(tokens, at) : undefined;
    if (number?.counted) {
      written += `${text.slice(from, tokens[at]?.start)}${number.value}`;
      from = tokens[number.next - 1]?.end ?? from;
    }
    at = number?.next ?? at + 1;
  }
  return written + text.slice(from);
}

const inPounds = /(\d+(?:\.\d+)?)\s*(?:lbs?|pounds?|पाउंड)(?![\p{L}\p{M}])/giu;
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits));

/** "Lose 10 lb" as "lose 4.54 kg": what follows knows kilograms alone. */
const inKilograms = (text: string): string =>
  text.replace(inPounds, (_, figure: string) => `${roundTo(Number(figure) * kgPerPound, 2)} kg`);

/** A weight without its unit is in the person's. */
function readBody(text: string, unit: Units['weightUnit']): BodySaid {
  const body: Record<string, number | string> = {};
  const isOtherTarget = otherTargets.test(text) && !ofWeight.test(text);
  for (const [field, form, read] of forms) {
    if ((isOtherTarget && field === 'weightTarget') || body[field] !== undefined) continue;
    const found = text.match(form);
    const told = found && read(...found.slice(1));
    const isPounds =
      (field === 'weightTarget' || field === 'weightKg') && unit === 'lb' && !ofKilograms.test(found?.[0] ?? '');
    const value = isPounds && typeof told === 'number' ? roundTo(told * kgPerPound, 2) : told;
    if (value && isLikely(field, value)) body[field] = value;
  }
  if (body.weightKg === body.weightTarget) delete body.weightKg;
  return body as BodySaid;
}

function isLikely(field: keyof BodySaid, value: number | string): boolean {
  const [least, most] = bounds[field] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return typeof value === 'string' || (value >= least && value <= most);
}

/** "Want to reach 60", "till 75 kg": the weight that a question names. */
export function readWeightNamed(text: string, unit: Units['weightUnit'] = 'kg'): number | undefined {
  const [, figure, pounds] = text.match(/(\d{2,3}(?:\.\d+)?)(\s*(?:lbs?|pounds?))?/i) ?? [];
  const isPounds = pounds !== undefined || (unit === 'lb' && !ofKilograms.test(text));
  const kg = Number(figure) * (isPounds ? kgPerPound : 1);
  return kg >= 20 && kg <= 400 ? kg : undefined;
}
