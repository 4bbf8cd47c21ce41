import { readDefinition } from '../../../language/definitions.ts';
import { readMessage } from '../../../language/message.ts';
import { hasRole } from '../../../language/words.ts';

/** A recipe as a person tells it. */
export interface RecipeSaid {
  name: string;
  servings: number;
  /** g of the finished dish. */
  yieldG: number | undefined;
  /** As they were said: "2 onions". */
  ingredients: string[];
}

const people = '(?:people|persons?|ppl|servings?|portions?|log|logo|members?|of us|लोग)';
/** "6", "4-6". */
const count = '(\\d{1,3})(?:\\s*(?:-|–|to|se)\\s*(\\d{1,3}))?';
const servingForms = [
  new RegExp(`\\b(?:for|serves|serve|feeds|makes)\\s+${count}\\s*${people}\\b`, 'iu'),
  new RegExp(`\\b${count}\\s*(?:${people}|logo ke liye|log ke liye)(?![\\p{L}])`, 'iu'),
  new RegExp(`\\b(?:for|serves|feeds|makes)\\s+${count}(?=\\s*(?:$|[,;.)]))`, 'iu'),
  new RegExp(
    `${count}\\s*(?:(?:pieces?|pcs?|piece)\\s+)?(?:bante|banti|bane|bani|बनते|बनती|बने)(?:\\s+(?:hain|hai|the|हैं|है))?(?![\\p{L}])`,
    'iu',
  ),
  /(\d{1,3})()\s*(?:लोगों|logon)(?:\s*(?:के|ke)\s*(?:लिए|liye))?/iu,
];
const yieldForm =
  /(?:,|;|\band\b|\n|\s|^)\s*(?:it |which |that )?(?:made|makes|yields?|yielded|total(?: weight)?|final(?: weight)?|cooked weight|comes to|came to|weighs|bana|bani|कुल)\s*(?:is|of|:|=|about|was)*\s*(\d+(?:\.\d+)?)\s*(kgs?|g|gms?|grams?|ml|l|litres?|liters?|किलो|ग्राम)(?![\p{L}])/iu;
/** "My paneer recipe is 200 g paneer, 2 tomatoes": what follows begins with an amount. */
const saidInWords = /^([^:=\n]{2,90}?)\s+(?:is|has|uses|needs|mein|me|hai|में|है)\s+(\d[\s\S]+)$/iu;
const recipeWord = /\brecipes?\b|रेसिपी/iu;
const opening =
  /^(?:please |pls )?(?:save|add|keep|remember|note|store|create|new)?\s*(?:this |a |the |my |new )*(?:recipe)?\s*(?:for|of|called|named|:|-)?\s*/iu;
const possessive = /^(?:my|our|the|meri|mera|mere|hamari|मेरी|मेरा)\s+/iu;
const mostIngredients = 60;
const longestName = 60;

/** "Save gains shake = 1 scoop whey, 1 banana": what has a name and several parts; a meal of a time of day is kept as its foods. */
export function readDefinedRecipe(text: string): RecipeSaid | undefined {
  const definition = readDefinition(text);
  // "300 ml milk 1 banana 1 scoop whey"
  const ingredients = definition ? ingredientsIn(definition.content.replace(/\s+(?=\d)/gu, ', ')) : [];
  const name = definition && nameIn(definition.name);
  const isUsable =
    ingredients.length > 1 && ingredients.length <= mostIngredients && !definition?.content.includes('=');
  return name && isUsable ? { name, servings: 1, yieldG: undefined, ingredients } : undefined;
}

/** The recipe that a message keeps: "rajma for 4: 250 g rajma, 2 onions, made 1.2 kg". */
export function readRecipe(text: string): RecipeSaid | undefined {
  const hasWord = recipeWord.test(text);
  const body = hasWord ? text.replace(opening, '').trim() : text.trim();
  const split =
    body.match(/^([^:=\n]{2,90}?)\s*(?::|=|\n|\s-\s)\s*([\s\S]+)$/u) ?? (hasWord ? body.match(saidInWords) : null);
  if (!split) return undefined;
  const [, head = '', tail = ''] = split;
  const inHead = servingsIn(head);
  const [, amount, unit = ''] = tail.match(yieldForm) ?? [];
  const withoutYield = tail.replace(yieldForm, ' ');
  const inTail = inHead ? undefined : servingsIn(withoutYield);
  const ingredients = ingredientsIn(inTail ? withoutYield.replace(inTail.said, ' ') : withoutYield);
  const isMeant = hasWord || ((inHead !== undefined || amount !== undefined) && ingredients.length > 1);
  const name = nameIn(inHead ? head.replace(inHead.said, ' ') : head);
  if (!isMeant || !name || ingredients.length === 0 || ingredients.length > mostIngredients) return undefined;
  const yieldG = amount === undefined ? undefined : Number(amount) * (/^(?:k|l|कि)/iu.test(unit) ? 1_000 : 1);
  return { name, servings: inHead?.servings ?? inTail?.servings ?? 1, yieldG, ingredients };
}

function servingsIn(text: string): { servings: number; said: string } | undefined {
  for (const form of servingForms) {
    const found = text.match(form);
    const [least, most] = [Number(found?.[1]), Number(found?.[2] || found?.[1])];
    if (found && least > 0 && most >= least) return { servings: Math.round((least + most) / 2), said: found[0] };
  }
  return undefined;
}

const ingredientsIn = (text: string): string[] =>
  text
    .split(/[,;\n+]|\s(?:and|aur|और)\s/u)
    .map((part) => part.replace(/^[\s•*-]+|[\s.!]+$/gu, '').trim())
    .filter((part) => /\p{L}/u.test(part));

/** Undefined where it tells of a meal: "lunch: dal, rice", "had rajma: …". */
function nameIn(head: string): string | undefined {
  const name = head.replace(recipeWord, ' ').replace(possessive, '').replace(/\s+/g, ' ').trim();
  const message = readMessage(name);
  const tellsOfMeal = message.tokens.some((_, at) => hasRole(message, at, 'eaten') || hasRole(message, at, 'meal'));
  if (tellsOfMeal || name.length < 2 || name.length > longestName || /\d/.test(name)) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
