import * as texts from '../../texts/language.ts';
import { type Locale, locales } from '../../texts/locale.ts';
import { setLanguage } from './mutations.ts';
import type { Outcome, Skill, Turn } from './skill.ts';

type Choice = Locale | '' | 'unknown';

const named: [RegExp, Choice][] = [
  [/^(?:hinglish|हिंग्लिश|roman(?:ised|ized)? hindi|hindi in (?:english|roman|latin)(?: letters| script)?)$/i, 'hi-Latn'],
  [/^(?:hindi|हिंदी|हिन्दी)$/i, 'hi'],
  [/^(?:english|angre[sz]i|अंग्रेज़ी|अंग्रेजी|इंग्लिश)$/i, 'en'],
  [/^(?:auto(?:matic)?|as i write|my language|(?:the )?same language)$/i, ''],
  [
    /^(?:tamil|telugu|kannada|malayalam|marathi|gujarati|punjabi|bengali|bangla|odia|assamese|urdu|nepali|sanskrit|bhojpuri|spanish|french|german|arabic|chinese|japanese|russian|portuguese)$/i,
    'unknown',
  ],
];
const name = '(?:hinglish|हिंग्लिश|roman(?:ised|ized)? hindi|hindi in english(?: letters| script)?|[\\p{L}\\p{M}]+)';
const forms = [
  `^/?language:? (${name})$`,
  `^(?:please |pls |can you |could you )*(?:reply|answer|respond|speak|talk|write|chat|switch|change)(?: to me| with me)?(?: (?:the |my )?language)?(?: in| to| into)? (${name})(?: please| pls| only| from now on| instead)*[?.! ]*$`,
  `^(?:please |mujhse |mujhe )*(${name}) (?:me|mein|mai|main|में)(?: hi)? (?:bolo|boliye|baat kar[oe]|baat kijiye|likho|likhiye|jawab do|reply (?:karo|do|kijiye)|batao|bataiye|बोलो|बोलिए|बात करो|बात कीजिए|लिखो|लिखिए|जवाब दो|जवाब दीजिए|बताओ)(?: na| please| ना)*[?.! ]*$`,
  '^(?:in )?(english|hindi|hinglish|हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी)(?: please| pls| mode)?[.! ]*$',
].map((form) => new RegExp(form, 'iu'));
const asks =
  /^(?:\/?language|(?:change|switch|choose|set)(?: the| my)? language|(?:which|what) languages? (?:do|can) you (?:speak|know|understand)|bhasha(?: badlo)?|भाषा(?: बदलो| बदलें)?)[?.! ]*$/i;

/** The language of the replies: "/language", "reply in Hindi", "hindi me bolo". */
export const languageChoice: Skill = {
  name: 'language',
  acts: ['set.setting', 'talk.can'],

  async answer(text, turn) {
    if (asks.test(text)) return offer(texts.choose(turn.person.locale), turn.person.locale);
    const choice = readChoice(text);
    if (choice === 'unknown') return offer(texts.unknown(turn.person.locale), turn.person.locale);
    return choice === undefined ? undefined : choose(choice, turn);
  },

  async press(_verb, argument, turn) {
    return choose(locales.find((locale) => locale === argument) ?? '', turn);
  },
};

function readChoice(text: string): Choice | undefined {
  for (const form of forms) {
    const wanted = text.match(form)?.[1];
    const choice = wanted && named.find(([pattern]) => pattern.test(wanted))?.[1];
    if (wanted && choice !== undefined) return choice;
  }
  return undefined;
}

async function choose(language: Locale | '', { db, person }: Turn): Promise<Outcome> {
  const locale = language || person.locale;
  await setLanguage(db, person.owner, { language, locale });
  return { text: language ? texts.chosen(locale) : texts.follows(locale) };
}

const offer = (text: string, locale: Locale): Outcome => ({
  text,
  buttons: () => [
    locales.map((known) => ({ label: texts.names[known], action: `language.choose:${known}` })),
    [{ label: texts.asYouWrite(locale), action: 'language.follow' }],
  ],
});
