import type { SuggestionPace } from '../../../../contract/accounts/profile.ts';
import { paces } from '../../../../texts/food/suggestions.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { findProfile } from '../data.ts';
import { saveProfile } from '../mutations.ts';

const called = '(?:suggestions?|suggestion|tips?|sujha?av|sujhaao|advice|nudges?|सुझाव|सलाह)';
const unasked = '(?:of |these |those |such |your |the |unasked |daily |food |any |aise |ye |yeh |ऐसे |ये )*';
const politely =
  '(?:please |pls |plz |can you |could you |bhai |yaar |i want |i need |i would like |send |give me |mujhe |मुझे )*';
const end = '(?: please| pls| plz| now| again| me| to me| phir se| fir se| bhai| yaar| फिर से)*[.! ]*$';
const doIt = '(?: karo| kar do| kardo| kijiye| karna| bhejo| do| dijiye| chahiye| करो| कर दो| कीजिए| दो| चाहिए)*';
const forms: [RegExp, 'fewer' | SuggestionPace][] = [
  [
    new RegExp(
      `^${politely}(?:fewer|less|not so many|not so often|reduce) (?:${unasked}${called}|of (?:these|those|them))${end}`,
      'iu',
    ),
    'fewer',
  ],
  [new RegExp(`^${politely}${unasked}${called} (?:kam|less|fewer|कम)${doIt}${end}`, 'iu'), 'fewer'],
  [new RegExp(`^${politely}(?:kam|कम) ${unasked}${called}${doIt}${end}`, 'iu'), 'fewer'],
  [
    new RegExp(
      `^${politely}(?:no more|no|stop|turn off|switch off|disable|don['’]?t (?:send|give|want|need)|dont (?:send|give|want|need))(?: me| giving| sending| with| the)* ${unasked}${called}${end}`,
      'iu',
    ),
    'off',
  ],
  [new RegExp(`^${politely}${unasked}${called} (?:band|off|mat|nahi|nahin|stop|बंद|मत|नहीं)${doIt}${end}`, 'iu'), 'off'],
  [
    new RegExp(`^${politely}(?:turn on|switch on|enable|resume|start|bring back) ${unasked}${called}${end}`, 'iu'),
    'daily',
  ],
  [new RegExp(`^${politely}${unasked}${called} (?:on|chalu|shuru|wapas|back|चालू|शुरू|वापस)${doIt}${end}`, 'iu'), 'daily'],
];

/** How often a person wants to be suggested something unasked: "fewer suggestions", "tips band karo". */
export const readSuggestionWish = (text: string): 'fewer' | SuggestionPace | undefined =>
  forms.find(([form]) => form.test(text))?.[1];

/** Keeps how often something is suggested unasked; fewer than once a week is not at all. */
export async function setSuggestions(wish: 'fewer' | SuggestionPace, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const { suggestions } = await findProfile(db, owner);
  const fewer = suggestions === 'daily' ? 'weekly' : 'off';
  const chosen = wish === 'fewer' ? fewer : wish;
  const text = paces[chosen](locale);
  if (chosen === suggestions) return { text };
  await saveProfile(db, owner, { person: { suggestions: chosen }, goals: {}, weightKg: undefined }, now);
  return { text, effects: [{ table: 'users', id: owner, change: 'updated', before: { suggestions } }] };
}
