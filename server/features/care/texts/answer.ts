import { getTimezone } from 'countries-and-timezones';
import type { DangerKind } from '../../../../contract/care.ts';
import type { CareLanguage } from '../signs/lexicon.ts';
import { bn } from './answers/bn.ts';
import { en } from './answers/en.ts';
import { gu } from './answers/gu.ts';
import { hi } from './answers/hi.ts';
import { hiLatn } from './answers/hiLatn.ts';
import { type Answers, answerOf } from './answers/keys.ts';
import { kn } from './answers/kn.ts';
import { ml } from './answers/ml.ts';
import { mr } from './answers/mr.ts';
import { pa } from './answers/pa.ts';
import { ta } from './answers/ta.ts';
import { te } from './answers/te.ts';
import { europe, europeanNumber, type Helplines, helplines } from './numbers.ts';

const answers: Record<CareLanguage, Answers> = { en, hi, 'hi-Latn': hiLatn, ta, te, kn, ml, mr, gu, bn, pa };

/** What is said to a danger, with the numbers of the country whose clocks the person uses. */
export function careText(kind: DangerKind, language: CareLanguage, timeZone: string): string {
  const texts = answers[language];
  const lines = linesOf(timeZone);
  const numbers: Record<string, string> = {
    ambulance: ambulanceOf(language, timeZone),
    lifeline: lines?.lifeline ?? texts.localLifeline,
    poison: lines?.poison ?? texts.localHelp,
    women: lines?.women ?? texts.localHelp,
    child: lines?.child ?? texts.localHelp,
  };
  return texts[answerOf[kind]].replace(/\{(\w+)\}/g, (_brace, name: string) => numbers[name] ?? '');
}

/** "112 or 108": whom to call where the person lives. */
export function ambulanceOf(language: CareLanguage, timeZone: string): string {
  const { or, localNumber } = answers[language];
  return linesOf(timeZone)?.ambulance.join(` ${or} `) ?? localNumber;
}

/** The label of the button that logs what was told beside a danger. */
export const restLabel = (language: CareLanguage, text: string): string =>
  answers[language].logRest.replace('{text}', text);

function linesOf(timeZone: string): Helplines | undefined {
  const countries = getTimezone(timeZone)?.countries ?? [];
  const known = countries.find((country) => country in helplines);
  if (known) return helplines[known];
  return countries.some((country) => europe.has(country)) ? europeanNumber : undefined;
}
