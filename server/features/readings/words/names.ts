import type { BuiltInReading, OwnReadingKind } from '../../../../contract/entries/readings.ts';
import { type Token, tokenise, wordSet } from '../../../language/tokens.ts';

export interface Name {
  kind: BuiltInReading | OwnReadingKind;
  words: string[];
  /** It is a food or something else as well: it needs a unit, a context, or nothing after its figure. */
  isAmbiguous: boolean;
}

/** The words for each kind; those after a bar are ambiguous. */
const spoken: Record<BuiltInReading, string> = {
  bloodPressure: `bp, b p, b.p., blood pressure, bloodpressure, pressure, raktchap, raktchaap, बीपी, बी पी, ब्लड प्रेशर, रक्तचाप, प्रेशर`,
  glucose: `blood sugar, blood glucose, fasting sugar, fasting glucose, sugar fasting, random sugar, pp sugar, sugar pp, glucose level, sugar level,
    blood sugar level, glucometer, glucometre, sugar machine, fbs, fbg, ppbs, ppbg, rbs, fasting, pp, post prandial, postprandial, bgl, shugar, madhumeh, ब्लड शुगर, शुगर, फास्टिंग,
    शुगर लेवल, ग्लूकोज़ लेवल | sugar, glucose, suger, ग्लूकोज़`,
  hba1c: `hba1c, hb a1c, a1c, hba1 c, hbaic, एचबीए1सी, एचबीएवनसी`,
  heartRate: `heart rate, heartrate, pulse rate, resting heart rate, resting hr, rhr, hr, heart beat, heartbeat, dhadkan, nabz, nadi, धड़कन, नब्ज़,
    हार्ट रेट, पल्स, पल्स रेट | pulse`,
  spo2: `spo2, sp o2, spo 2, o2 level, oxygen level, oxygen saturation, o2 saturation, oxygen, o2, saturation, ऑक्सीजन, ऑक्सीजन लेवल`,
  temperature: `temperature, body temperature, body temp, temp, fever, bukhar, bukhaar, tapman, taapmaan, बुखार, तापमान, टेम्परेचर, बॉडी टेम्परेचर`,
  waist: `waist, waist size, waistline, kamar, kamar ka naap, कमर, कमर का नाप`,
  hip: `hip, hips, hip size, kulha, kulhe, कूल्हे, हिप`,
  neck: `neck, neck size, gardan, गर्दन`,
  chest: `chest, chest size, seena, chhati, सीना, छाती`,
  arm: `upper arm, arm, arms, bicep, biceps, baazu, bazu, बाँह, बाजू`,
  thigh: `thigh, thighs, jangh, jaangh, जाँघ`,
  calf: `calf, calves, pindli, पिंडली`,
  bodyFat: `body fat, bodyfat, body fat percentage, body fat percent, fat percentage, fat percent, बॉडी फैट`,
};

const wordsOf = (text: string): string[] => tokenise(text).map(({ word }) => word);

/** The longest first. */
export const names: Name[] = Object.entries(spoken)
  .flatMap(([kind, lists]) =>
    lists.split('|').flatMap((list, index) =>
      list
        .split(',')
        .map((name) => wordsOf(name.trim()))
        .filter((words) => words.length > 0)
        .map((words) => ({ kind: kind as BuiltInReading, words, isAmbiguous: index === 1 })),
    ),
  )
  .sort((a, b) => b.words.length - a.words.length);

/** A name of a kind that nothing else has. */
export const spokenName = (kind: BuiltInReading): string => spoken[kind].split(/[,|]/)[0] ?? kind;

/** The name that begins at a token. */
export function nameAt(tokens: Token[], at: number, known: Name[]): { name: Name; next: number } | undefined {
  const name = known.find(
    ({ words }) => words.length > 0 && words.every((word, index) => tokens[at + index]?.word === word),
  );
  return name && { name, next: at + name.words.length };
}

const partsOfPressure = wordSet('upper lower systolic diastolic upar neeche niche ऊपर नीचे');

/** Whether the words name that kind of reading: "the fasting sugar". */
export function namesReading(text: string, kind: string): boolean {
  const tokens = tokenise(text);
  const isPart = kind === 'bloodPressure' && tokens.some(({ word }) => partsOfPressure.has(word));
  return isPart || tokens.some((_, at) => nameAt(tokens, at, names)?.name.kind === kind);
}
