import type { Diet } from '../../../../contract/accounts/profile.ts';
import { readMessage } from '../../../language/message.ts';
import { readPhraseLists, writtenPhrase } from '../../../language/phraseLists.ts';
import { tokenise } from '../../../language/tokens.ts';

/** What a person says of how they eat. */
export interface DietSaid {
  diets: Diet[];
  /** Those that no longer hold; `all` where they eat everything. */
  noDiets: Diet[] | 'all';
  allergies: string[];
  noAllergies: string[];
  dislikes: string[];
  noDislikes: string[];
  /** All of these are to be forgotten. */
  cleared?: ('allergies' | 'dislikes')[];
}

const listed = readPhraseLists(new URL('../words/diet.txt', import.meta.url));

const named = (
  [
    ...(['everything', 'eggetarian', 'vegan', 'jain', 'vegetarian', 'keto'] as const),
    ...(['highProtein', 'diabeticFriendly', 'ramzan', 'navratri'] as const),
  ] satisfies (Diet | 'everything')[]
).map((diet) => [diet, listed(diet)] as const);
const fillers = new Set(listed('beside'));
const selves = new Set(listed('of oneself'));
const stops = new Set(listed('no more'));
const aroundStops = new Set(listed('around no more'));

const list = '([\\p{L}\\p{M}][\\p{L}\\p{M} ,&/-]{1,118}?)';
const end = '\\s*(?:$|[.;!\\n]|,\\s*(?=(?:and\\s+)?(?:i\\b|want|target|goal|veg|\\d)))';
const forms: [keyof Omit<DietSaid, 'diets' | 'noDiets' | 'cleared'>, RegExp][] = [
  [
    'noAllergies',
    new RegExp(
      `\\b(?:not|no longer|isn'?t|never)\\s+(?:\\w+\\s+)?allergic\\s+to\\s+${list}(?:\\s+any\\s?more)?${end}`,
      'iu',
    ),
  ],
  ['noAllergies', new RegExp(`\\bno\\s+(?:more\\s+)?${list}\\s+allergy${end}`, 'iu')],
  [
    'allergies',
    new RegExp(
      `\\b(?:no|not|without|avoid|skip)\\s+${list}(?:\\s+(?:please|pls|plz|for me))?[\\s,.;–-]+(?:(?:because|cause|coz|cos|cuz|as|since)\\s+)?i\\s?['’]?a?m\\s+(?:\\w+\\s+)?allergic(?:\\s+to\\s+(?:it|them|those|that|this))?`,
      'iu',
    ),
  ],
  [
    'allergies',
    new RegExp(
      `(?:(?:no|nahi+n?)[ ,]+)?${list}\\s+(?:nahi+n?|nhi|mat|नहीं|मत)(?:\\s+[\\p{L}\\p{M}]+){0,2}[\\s,.;–-]+(?:(?:kyunki|kyuki|kyonki|क्योंकि)\\s+)?(?:(?:mujhe|mujhko|mereko|मुझे)\\s+)?(?:us(?:se|ki|ka)\\s+)?(?:allergy|allergic|एलर्जी)`,
      'iu',
    ),
  ],
  ['allergies', new RegExp(`\\ballergic\\s+to\\s+${list}${end}`, 'iu')],
  ['allergies', new RegExp(`\\ballerg(?:y|ies)\\s*(?:to|of|:|=|-|is|are)\\s*${list}${end}`, 'iu')],
  [
    'allergies',
    new RegExp(`(?:mujhe\\s+|mujhko\\s+|मुझे\\s+)?${list}\\s+(?:se|ki|से|की)\\s+(?:allergy|allergic|एलर्जी)`, 'iu'),
  ],
  [
    'allergies',
    new RegExp(`\\b(?:have\\s+(?:a\\s+|an\\s+)?|i've\\s+(?:a\\s+)?|got\\s+(?:a\\s+)?)${list}\\s+allerg(?:y|ies)`, 'iu'),
  ],
  ['allergies', /\b(lactose|gluten|milk|dairy)\s+intoleran(?:t|ce)/iu],
  ['noDislikes', new RegExp(`\\b(?:i\\s+)?(?:like|love)\\s+${list}\\s+(?:now|again)${end}`, 'iu')],
  [
    'dislikes',
    new RegExp(
      `\\b(?:i\\s+)?(?:do\\s?n['’]?o?t|dont|can['’]?t|cant|never)\\s+(?:like|stand|eat|digest|tolerate)\\s+${list}${end}`,
      'iu',
    ),
  ],
  ['dislikes', new RegExp(`\\bi\\s+(?:hate|dislike|avoid)\\s+${list}${end}`, 'iu')],
  [
    'dislikes',
    new RegExp(
      `\\b(?:never|don['’]?t|dont|do not|stop)\\s+(?:ever\\s+)?suggest(?:ing)?\\s+(?:me\\s+)?${list}${end}`,
      'iu',
    ),
  ],
  [
    'dislikes',
    new RegExp(`^${list}\\s+(?:(?:mat|nahi+n?|na|kabhi mat)\\s+suggest|suggest\\s+(?:mat|nahi+n?|na)(?!\\p{L}))`, 'iu'),
  ],
  [
    'dislikes',
    new RegExp(
      `(?:mujhe\\s+|mujhko\\s+|मुझे\\s+)?${list}\\s+(?:nahi+n?\\s+pasand|pasand\\s+nahi+n?|नहीं\\s+पसंद|पसंद\\s+नहीं)`,
      'iu',
    ),
  ],
  [
    'dislikes',
    new RegExp(
      `^(?:(?:main|mai|मैं)\\s+)?${list}\\s+(?:nah+i+n?|nhi|नहीं)\\s+(?:khat[aie]|pit[aie]|peet[aie]|खात[ाीे]|पीत[ाीे])(?:\\s+(?:hu|hoon|hun|hai|hain|हूँ|हूं|हैं))?(?:[ ,]+(?:ye|yeh|yah|ise|isko|iska|bhi|dhyan|dhyaan|yaad|note|mein|rakhna|rakhiye|rakho|rakhen|karna|karo|kar|lo|lena|please|pls|ji|यह|ये|इसे|इसका|भी|ध्यान|याद|नोट|में|रखना|रखिए|रखो|कर|लो|लेना|करना|जी))*\\s*[.!]*$`,
      'iu',
    ),
  ],
];
/** Words that stand in a list of foods and name none. */
const noFoods = new Set(listed('no foods'));
const asks =
  /\?\s*$|^\s*(?:is|are|can|should|what|which|how|why|do|does|am i|kya|suggest|recommend|give|show|plan)\b|\b(?:suggest|recipe|ideas?|options?|plan|batao|bataiye)\b/iu;
const mostFoods = 12;

/** How a person says they eat, what they are allergic to and don't like; undefined where a message says nothing of it. */
export function readDiet(text: string, isToldOfSelf: boolean): DietSaid | undefined {
  const isOfSuggesting =
    /\b(?:never|don['’]?t|dont|do not|stop|mat|nahi+n?|na)\s+(?:ever\s+)?suggest|\bsuggest\s+(?:mat|nahi+n?|na)\b/iu.test(
      text,
    );
  if (asks.test(text) && !isOfSuggesting) return undefined;
  const said: DietSaid = { diets: [], noDiets: [], allergies: [], noAllergies: [], dislikes: [], noDislikes: [] };
  const cleared = clearedIn(text);
  if (cleared.length > 0) return { ...said, cleared };
  let rest = withoutPair(text) ?? text;
  if (rest !== text) said.dislikes.push('onion', 'garlic');
  for (const [field, form] of forms) {
    const found = rest.match(form);
    const foods = found?.[1] === undefined ? [] : foodsIn(found[1]);
    if (!found || foods.length === 0) continue;
    said[field].push(...foods);
    rest = rest.replace(found[0], ' , ');
  }
  for (const clause of rest.split(/[,.;\n]|\s(?:and|but|aur|और)\s(?!i eat eggs|eat eggs)/u))
    readClause(clause, isToldOfSelf || rest !== text, said);
  const isEmpty = said.noDiets.length === 0 && Object.values(said).every((found) => found.length === 0);
  return isEmpty ? undefined : said;
}

/** The one diet that a message of diets names, whatever words stand beside: "mujhe veg pe shift karna hai". */
export function readLooseDiets(text: string): Diet[] {
  const said = ` ${writtenPhrase(text)} `;
  const found = named.filter(([, called]) => called.some((name) => said.includes(` ${name} `)));
  const [only] = found;
  return found.length === 1 && only && only[0] !== 'everything' ? [only[0]] : [];
}

const pair = new Map(
  (['onion', 'garlic', 'without'] as const).flatMap((name) => listed(name).map((one) => [one, name] as const)),
);

/** "Forget my allergies", "meri allergy hata do". */
function clearedIn(text: string): ('allergies' | 'dislikes')[] {
  const words = tokenise(text).flatMap(({ kind, word }) => (kind === 'mark' ? [] : [word]));
  const has = (name: string) => words.some((word) => listed(name).includes(word));
  const isAll = words.every((word) =>
    ['forgets', 'allergies', 'dislikes', 'around forgetting'].some((name) => listed(name).includes(word)),
  );
  if (!isAll || !has('forgets')) return [];
  return (['allergies', 'dislikes'] as const).filter(has);
}

/** "No onion no garlic", "pyaz lahsun nahi khata": the text without what says so; undefined where it isn't said of oneself. */
function withoutPair(text: string): string | undefined {
  const { tokens, roles } = readMessage(text);
  const found = tokens.map(({ word }) => pair.get(word));
  const isSaid = (['onion', 'garlic', 'without'] as const).every((name) => found.includes(name));
  const isOfMeal = roles.some((known) => ofMeals.some((role) => known.has(role)));
  if (!isSaid || isOfMeal) return undefined;
  return tokens.map(({ text: written }, at) => (found[at] === undefined ? written : ' ')).join(' ');
}
const ofMeals = ['eaten', 'inside', 'within', 'question', 'breakfast', 'lunch', 'dinner', 'snack'] as const;

function foodsIn(text: string): string[] {
  const foods = text
    .split(/,|\/|&|\s(?:and|or|aur|ya|और|या)\s/u)
    .map((food) =>
      food
        .trim()
        .toLowerCase()
        .replace(/^(?:and|or|the|any|eating|mujhe|main|मुझे)\s+/u, '')
        .trim(),
    )
    .filter(
      (food) => food.length > 1 && food.split(' ').length <= 3 && !food.split(' ').every((word) => noFoods.has(word)),
    );
  return [...new Set(foods)].slice(0, mostFoods);
}

/** "I'm a pure vegetarian", "keto diet", "no longer vegan": a clause of nothing else. */
function readClause(clause: string, isToldOfSelf: boolean, said: DietSaid): void {
  const words = tokenise(clause)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word);
  let rest = ` ${words.join(' ')} `;
  const isStopped = words.some((word) => stops.has(word));
  const found: (Diet | 'everything')[] = [];
  for (const [diet, called] of named) {
    const one = called.toSorted((a, b) => b.length - a.length).find((name) => rest.includes(` ${name} `));
    if (one === undefined) continue;
    found.push(diet);
    rest = rest.replace(` ${one} `, '  ');
  }
  const others = rest.split(' ').filter((word) => word !== '' && !fillers.has(word));
  const isOfDiet = others.every((word) => isStopped && (stops.has(word) || aroundStops.has(word)));
  const isOfSelf = isToldOfSelf || words.some((word) => selves.has(word));
  if (found.length === 0 || !isOfDiet || !isOfSelf) return;
  const diets = found.filter((diet) => diet !== 'everything');
  if (found.includes('everything')) said.noDiets = isStopped ? said.noDiets : 'all';
  else if (isStopped && said.noDiets !== 'all') said.noDiets.push(...diets);
  else said.diets.push(...diets);
}
