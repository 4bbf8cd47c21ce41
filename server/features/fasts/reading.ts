import { type FastPlan, fastPlans } from '../../../contract/entries/fasts.ts';
import { type ReadClock, readClock } from '../../language/clockTimes.ts';
import { type Token, tokenise, wordSet } from '../../language/tokens.ts';
import { findCity } from '../../lib/cities.ts';

export interface FastWish {
  wish: 'start' | 'end' | 'status';
  plan: FastPlan | null;
  /** A city that is named; '' where none is. */
  city: string;
  clock: ReadClock | undefined;
}

const fasts = wordSet(
  'fast fasting fasted fasts upvas upwas upavas vrat vrath varat vart roza rozaa rozah roja roze if व्रत उपवास रोजा फास्ट फास्टिंग उपास',
);
const sunFasts: [FastPlan, Set<string>][] = [
  ['ramzan', wordSet('roza rozaa rozah roja roze ramzan ramadan ramadhan ramzaan sehri suhoor sahri रोजा रमजान सहरी')],
  ['ekadashi', wordSet('ekadashi ekadasi gyaras nirjala एकादशी ग्यारस')],
  ['navratri', wordSet('navratri navratra navratre navaratri navratras नवरात्रि नवरात्र')],
];
const mealADay = wordSet('omad');
const starts = wordSet(
  `start started starting begin began begun beginning on keeping keep kept doing do am i'm im now hold holding observe observing observing set log
  shuru shuruu suru rakha rakhi rakhaa rakh rakhna rakhunga rakhungi liya li karna kar raha rahi karunga karungi chalu
  शुरू रखा रखी रख रखना रखूंगा रखूंगी चालू लिया कर रहा रही`,
);
const ends = wordSet(
  `end ended ending stop stopped stopping finish finished done over complete completed break breaking broke broken opened open iftar
  khatam khatm khola khol kholi kholl tod toda todi tootgaya pura poora puraa parana paran band
  खत्म खोल खोला खोली तोड़ तोड़ा तोड़ी पूरा पारण इफ्तार बंद`,
);
/** "Vrat hai aaj", "fast today". */
const goesOn = wordSet('fasting hai hain h today aaj है आज');
const asks = wordSet(
  `how long many much when status left remaining timer time till until progress hours
  kitna kitni kitne kab tak der ghante ghanta baaki baki bacha bachi
  कितना कितनी कितने कब तक देर घंटे घंटा बाकी बचा बची`,
);
const fillers = wordSet(
  `i my me a an the for of at since from in with and is has have been was it this today just again please pls ok okay hours hour hrs hr h window
  plan by now done can eat eating intermittent mode one meal day days se ka ki ke ko ko mein me mera meri mere maine main aaj ab abhi hai hain hua hui ho gaya gayi
  diya di do dijiye kiya karo karna karein liya li tha thi raha rahi hoon hu hun par raat subah shaam last night yesterday
  से का की के को में मेरा मेरी मेरे मैंने मैं आज अब अभी है हैं हुआ हुई हो गया गई दिया दी दो किया करो करना लिया रहा रही हूँ हूं पर`,
);
const brokeWith =
  /^(?:(?:i|we|maine|just) )*(?:broke|ended|opened|breaking|open(?:ing)?) (?:my |the |our )?(?:fast|roza|vrat|upvas) (?:with|by eating|by having|on)\s+/iu;

/** "Broke my fast with 2 dates": the fast ends, and what follows was eaten. */
export function readBreakfast(text: string): string | undefined {
  const match = brokeWith.exec(text);
  return match ? `had ${text.slice(match[0].length)}` : undefined;
}

/** What a message wants of a fast; undefined where it is about something else, which a word left over tells. */
export function readFastWish(text: string): FastWish | undefined {
  // "9 last night" is the 9 of a night, and the latest that is past.
  const found = findPlan(text.toLowerCase().replace(/\blast night\b/, 'at night'));
  const tokens = tokenise(found.rest).filter(({ kind, word }) => kind !== 'mark' || word === ':');
  const sun = sunFasts.find(([, words]) => tokens.some(({ word }) => words.has(word)))?.[0];
  const isOneMeal = tokens.some(({ word }) => mealADay.has(word));
  const plan = found.plan ?? sun ?? (isOneMeal ? 'omad' : null);
  const isNamed = tokens.some(({ word }) => fasts.has(word)) || sun !== undefined || isOneMeal || found.plan !== null;
  if (!isNamed) return undefined;
  const { clock, left } = withoutClock(tokens);
  const { city, words } = withoutCity(left);
  const known = [fasts, ...sunFasts.map(([, list]) => list), mealADay, starts, ends, asks, fillers];
  if (words.some((word) => !known.some((list) => list.has(word)))) return undefined;
  const has = (list: Set<string>) => words.some((word) => list.has(word));
  if (has(asks) && !(has(ends) && !/how|kab|kit|कब|कित/.test(words.join(' '))))
    return { wish: 'status', plan, city, clock };
  if (has(ends)) return { wish: 'end', plan, city, clock };
  if (!has(starts) && !has(goesOn) && plan === null) return undefined;
  return { wish: 'start', plan, city, clock };
}

/** "16:8", "16/8", "18-6": the hours of fasting and eating. */
function findPlan(text: string): { plan: FastPlan | null; rest: string } {
  const match = /\b(1[2468])\s*[:/\-–]\s*(12|10|8|6)\b(?!\s*(?:am|pm))/.exec(text);
  const plan = fastPlans.find((each) => each === `${match?.[1]}:${match?.[2]}`);
  return match && plan ? { plan, rest: text.replace(match[0], ' ') } : { plan: null, rest: text };
}

/** Before a bare number these make it a time. */
const clockWords = wordSet('since from at by');

function withoutClock(tokens: Token[]): { clock: ReadClock | undefined; left: Token[] } {
  for (let at = 0; at < tokens.length; at += 1) {
    const clock = readClock(tokens, at);
    const isTold = clock?.isMarked || clock?.isSure || clockWords.has(tokens[at - 1]?.word ?? '');
    if (clock && isTold) return { clock, left: [...tokens.slice(0, at), ...tokens.slice(clock.next)] };
  }
  return { clock: undefined, left: tokens };
}

const cityWords = wordSet('in me mein में');

/** "Roza in Hyderabad", "Hyderabad mein roza". */
function withoutCity(tokens: Token[]): { city: string; words: string[] } {
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [2, 1]) {
      const name = words.slice(at, at + length).join(' ');
      const isLed = cityWords.has(words[at - 1] ?? '') || cityWords.has(words[at + length] ?? '');
      const city = isLed && name.length > 2 && !fasts.has(name) ? findCity(name) : undefined;
      if (city) return { city: city.city, words: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  }
  return { city: '', words };
}
