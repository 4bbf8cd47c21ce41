/** What emojis show that are told instead of a food's name: "1 🥚", "🍳x3", "🥚🥚🍞☕". */
const SHOWN = new Map(
  Object.entries({
    egg: '🥚',
    'fried egg': '🍳',
    banana: '🍌',
    apple: '🍎 🍏',
    orange: '🍊',
    lemon: '🍋',
    pear: '🍐',
    watermelon: '🍉',
    grapes: '🍇',
    strawberry: '🍓',
    blueberries: '🫐',
    cherries: '🍒',
    peach: '🍑',
    mango: '🥭',
    pineapple: '🍍',
    kiwi: '🥝',
    coconut: '🥥',
    tomato: '🍅',
    avocado: '🥑',
    carrot: '🥕',
    cucumber: '🥒',
    'boiled corn': '🌽',
    'boiled potato': '🥔',
    'boiled sweet potato': '🍠',
    broccoli: '🥦',
    peanuts: '🥜',
    chestnut: '🌰',
    bread: '🍞',
    croissant: '🥐',
    baguette: '🥖',
    roti: '🫓',
    pretzel: '🥨',
    bagel: '🥯',
    pancake: '🥞',
    waffle: '🧇',
    cheese: '🧀',
    bacon: '🥓',
    'chicken leg': '🍗',
    steak: '🥩',
    burger: '🍔',
    'french fries': '🍟',
    pizza: '🍕',
    'hot dog': '🌭',
    sandwich: '🥪',
    taco: '🌮',
    burrito: '🌯',
    salad: '🥗',
    rice: '🍚',
    'curry and rice': '🍛',
    ramen: '🍜',
    spaghetti: '🍝',
    sushi: '🍣',
    dumplings: '🥟',
    'fortune cookie': '🥠',
    popcorn: '🍿',
    'ice cream': '🍨 🍦',
    donut: '🍩',
    cookie: '🍪',
    cake: '🍰 🎂',
    cupcake: '🧁',
    pie: '🥧',
    chocolate: '🍫',
    custard: '🍮',
    honey: '🍯',
    milk: '🥛',
    coffee: '☕',
    'green tea': '🍵',
    juice: '🧃',
    'soft drink': '🥤',
    'bubble tea': '🧋',
    beer: '🍺',
    wine: '🍷',
    cocktail: '🍸 🍹',
    whisky: '🥃',
  }).flatMap(([food, emojis]) => emojis.split(' ').map((emoji): [string, string] => [emoji, food])),
);
const ONE = [...SHOWN.keys()].join('|');
/** An emoji, as often as it stands there, with a small number before it or "x3" behind it. A time of day is none: "9:30 ☕". */
const SAID = new RegExp(
  String.raw`(?:(?<![\d:.,/]|\bat )\b(1?\d)\s?[x×]?\s?)?(${ONE})\ufe0f?((?:\s?\2\ufe0f?)*)(?:\s?[x×]\s?(1?\d)\b)?`,
  'giu',
);
const FOLLOWED = new RegExp(String.raw`^\s?(?:1?\d\s?[x×]?\s?)?(?:${ONE})`, 'iu');
const ANY = new RegExp(ONE, 'u');
const LETTERS = /\p{L}+/gu;
/** What may stand beside emojis that are all that tells of the food. */
const BESIDE = new Set(
  'x had ate drank eaten today breakfast lunch dinner snack brekkie aaj khaya piya nashta'.split(' '),
);

/** A text with the emojis named that tell of food; beside words they mostly adorn, so there they need a number. */
export function nameEmojis(text: string): string {
  if (!ANY.test(text)) return text;
  const isAlone = (text.match(LETTERS) ?? []).every((word) => BESIDE.has(word.toLowerCase()));
  let named = '';
  let from = 0;
  for (const match of text.matchAll(SAID)) {
    const [said, before, emoji = '', more = '', behind] = match;
    if (!before && !behind && !isAlone) continue;
    const times = [...more].filter((sign) => sign === emoji).length + 1;
    const count = before ?? behind ?? (times > 1 ? String(times) : '');
    const end = match.index + said.length;
    named += text.slice(from, match.index);
    if (/[^\s]$/.test(named)) named += ' ';
    named += `${count} ${SHOWN.get(emoji)}`.trim() + (FOLLOWED.test(text.slice(end)) ? ',' : '');
    from = end;
  }
  return named + text.slice(from);
}
