import { readDefinition, saysToKeep } from '../../../language/definitions.ts';
import type { Role } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { readNumber } from '../../../language/numbers.ts';
import { type Token, tokenise, wordSet } from '../../../language/tokens.ts';
import { hasRole } from '../../../language/words.ts';
import {
  gatherFigures,
  type Helping,
  type ReadFigures,
  readFigures,
  readHelping,
  type StatedFigures,
} from '../reading/figures.ts';
import { readServingBeside } from '../reading/servingBeside.ts';
import { ownWordsIn, says } from './ownWords.ts';

/** A food of a person's own with what is in one helping of it. */
export interface OwnFoodSaid {
  name: string;
  figures: StatedFigures;
  /** Undefined where nothing is said of how much that is. */
  helping: Helping | undefined;
  /** How much a serving is, where the figures are per 100 g. */
  servingG?: number;
}

const mostNameWords = 6;
const mine = wordSet('my mine our mera meri mere apna apni apne hamara hamari मेरा मेरी मेरे अपना अपनी अपने हमारा हमारी');
const keeps = wordSet('save keep remember store memorise memorize सेव');
const opening = wordSet(
  'please pls plz ok okay hey now this that a an the new own custom food called named as : " “ ”',
);
/** "New food: ammi ka haleem 1 bowl 400 kcal". */
const newWords = wordSet('new own custom naya nayi नया नयी');
const foods = wordSet('food dish item khana खाना');
const forgets = wordSet('forget bhool bhul bhulo bhoolo भूल भूलो');
const aroundForgetting = wordSet('please pls plz about the own food called jao ja jaao do dena जाओ दो . ! " “ ”');
/** What has energy and is eaten by nobody. */
const noFood = wordSet(
  'target targets goal goals limit budget intake deficit surplus bmr tdee maintenance metabolism total daily remaining left ' +
    'calorie calories kcal energy macros weight workout burn lakshya लक्ष्य कैलोरी',
);
/** These are kept in the profile. */
const ofProfile = wordSet('allergy allergies allergic dislike dislikes diet diets एलर्जी');
const past = wordSet('was were had tha thi था थी थे');
const tellsOtherwise: Role[] = ['eaten', 'took', 'notEaten', 'skipped', 'self', 'negation', 'question', 'plan', 'wish'];
const notByItself: Role[] = ['meal', 'exercise', 'device', 'reading', 'today', 'yesterday', 'time', 'night'];

const namedLast =
  /[\s,.;:(]+(?:name|named|naam|nam|called|call it|नाम)(?:\s+(?:is|it|hai|rakho|rakh do|है))?\s*[:=-]?\s+(\p{L}[\p{L}\p{M} '&-]{1,38})[.!)\s]*$/iu;

/** "Save my shake: 1 scoop whey, 300 ml milk = 480 kcal 38 g protein, name beast shake". */
function readNamedLast(text: string): OwnFoodSaid | undefined {
  const named = text.match(namedLast);
  const tokens = tokenise(text.slice(0, named?.index));
  if (!named || !tokens.some(({ word }) => keeps.has(word))) return undefined;
  // What goes in stands before the "=".
  const from = tokens.findLastIndex(({ word }) => word === '=') + 1;
  for (let at = from; at < tokens.length; at += 1) {
    const read = readFigures(tokens, at);
    const name = nameOf(named[1] ?? '', tokenise(named[1] ?? ''));
    if (read && name) return { name, figures: read.figures, helping: read.helping };
  }
  return undefined;
}

/** "Define food “jar shake”: 48 g whey, 300 ml milk = 430 kcal": what goes in stands before the last "=". */
function readDefinedFood(text: string): OwnFoodSaid | undefined {
  const definition = readDefinition(text);
  if (!definition) return undefined;
  const tokens = tokenise(definition.content);
  const named = withoutWhose(tokenise(definition.name));
  const one = oneOfThem(tokens, named);
  const read = figuresIn(one ? tokens.slice(one.next) : tokens);
  const name = nameOf(definition.name, named);
  return read && name && !tokenise(name).some(isNoFood) && !isMeal(name)
    ? { name, figures: read.figures, helping: one?.helping ?? read.helping }
    : undefined;
}

/** The figures that it begins with or ends in: behind its last "=", else behind a mark. */
function figuresIn(tokens: Token[]): ReadFigures | undefined {
  const signAt = tokens.findLastIndex(({ word }) => word === '=');
  const marks = tokens.flatMap(({ word }, at) => (signAt < 0 && /^[.;:,]$/.test(word) ? [at + 1] : []));
  for (const from of [0, signAt + 1, ...marks]) {
    const read = readFigures(tokens, from);
    if (read) return read;
  }
  // "140 kcal, of jaggery and wheat"
  const [remarkAt = 0] = marks.filter((at) => tokens[at] && tokens[at]?.kind !== 'number');
  return remarkAt > 0 ? readFigures(tokens.slice(0, remarkAt - 1), 0) : undefined;
}

/** "One laddu 140 kcal" of a laddu: what is in a piece of it. */
function oneOfThem(tokens: Token[], name: Token[]): { helping: Helping; next: number } | undefined {
  const number = readNumber(tokens, 0);
  const word = number && tokens[number.next]?.word;
  return number && word !== undefined && word === name.at(-1)?.word
    ? { helping: { unit: 'piece', quantity: number.value }, next: number.next + 1 }
    : undefined;
}

/** "My muthiya of home" is had as "muthiya". */
function withoutWhose(tokens: Token[]): Token[] {
  const kinds = ownWordsIn(tokens);
  const end = kinds.findIndex((kind) => !kind.some((one) => one === 'mine' || one === 'place' || one === 'light'));
  const isOf = end > 0 && kinds[end - 1]?.includes('light') === true && says(kinds.slice(0, end), 'place');
  return isOf ? tokens.slice(end) : tokens;
}

const isNoFood = ({ word }: Token) => noFood.has(word) || past.has(word);
const isMeal = (name: string) => readMessage(name).roles.every((roles) => notByItself.some((role) => roles.has(role)));

/** What a message says to keep as a food of the person's own: "my smoothie = 320 kcal 12 g protein", "meri chai 60 kcal ki hai". */
export function readOwnFood(text: string): OwnFoodSaid | undefined {
  const serving = readServingBeside(text);
  const told = serving?.rest ?? text;
  const food =
    readNamedLast(told) ?? readDefinedFood(told) ?? readInOrder(told, serving !== undefined) ?? readAnywhere(told);
  if (!food || !serving) return food;
  return food.helping && 'grams' in food.helping ? { ...food, servingG: serving.grams } : undefined;
}

/** The name, and what is in it behind; a table with its serving tells what a food is, whoever has it. */
function readInOrder(text: string, isTable: boolean): OwnFoodSaid | undefined {
  const message = readMessage(text);
  const { tokens } = message;
  const start = readStart(tokens) ?? (isTable || saysToKeep(text) ? keptAtTheEnd : undefined);
  if (!start) return undefined;
  const [stated, figuresAt] = firstFigures(tokens, start.at);
  if (!stated || !(isTable || isDefinition(start, stated))) return undefined;
  // "Meri chai me sirf 40 calorie hoti hai"
  const kinds = ownWordsIn(tokens);
  let to = figuresAt;
  while (to > start.at && kinds[to - 1]?.includes('light')) to -= 1;

  const places = Array.from({ length: to - start.at }, (_, index) => start.at + index);
  const has = (roles: Role[]) => (at: number) => roles.some((role) => hasRole(message, at, role));
  if ((!start.isNew && places.some(has(tellsOtherwise))) || places.every(has(notByItself))) return undefined;
  const name = nameOf(text, tokens.slice(start.at, to));
  if (!name || tokens.slice(start.at, to).some(isNoFood)) return undefined;
  return { name, figures: stated.figures, helping: stated.helping ?? start.helping };
}

/** "My roti is small, 70 calories each, save like that", "ente podi 1 spoon 25 cal aanu": beside figures and such words only the name is left. */
function readAnywhere(text: string): OwnFoodSaid | undefined {
  const message = readMessage(text);
  const told = ownWordsIn(message.tokens);
  // "My chai is 45 calories, not 73"
  const until = told.findIndex((kinds, at) => kinds.includes('no longer') && message.tokens[at + 1]?.kind === 'number');
  const tokens = until < 0 ? message.tokens : message.tokens.slice(0, until);
  const read = /\?\s*$/.test(text) ? undefined : gatherFigures(tokens);
  if (!read) return undefined;
  const kinds = told.map((place) => place.filter((kind) => kind !== 'place'));
  const isOwn = says(kinds, 'mine') && (says(kinds, 'copula') || says(kinds, 'keep'));
  const isKept = says(kinds, 'makes') || (says(kinds, 'keep') && kinds[0]?.includes('keep') !== true);
  const has = (roles: Role[]) => (at: number) =>
    kinds[at]?.length === 0 && roles.some((role) => hasRole(message, at, role));
  const named = tokens.flatMap((_, at) => (read.taken.has(at) || (kinds[at]?.length ?? 0) > 0 ? [] : [at]));
  const isOther = (at: number) => isNoFood(tokens[at] as Token);
  if (!(isOwn || isKept) || named.some(has(tellsOtherwise)) || named.some(isOther)) return undefined;
  const words = named.filter((at) => tokens[at]?.kind !== 'mark');
  const start = words[0] ?? 0;
  const end = words.findIndex((at, index) => at !== start + index);
  const places = end < 0 ? words : words.slice(0, end);
  // "..., its dates and peanuts": a remark behind the figures.
  const remarks = words.slice(places.length);
  const isRemark = remarks.every((at) => at > read.last) && tokens[(remarks[0] ?? 1) - 1]?.kind === 'mark';
  const name = nameOf(
    text,
    places.flatMap((at) => tokens[at] ?? []),
  );
  if (!name || isMeal(name) || !(remarks.length === 0 || (isKeptOrOwn(kinds) && isRemark))) return undefined;
  return { name, figures: read.figures, helping: read.helping };
}

const isKeptOrOwn = (kinds: ReturnType<typeof ownWordsIn>): boolean => says(kinds, 'keep') || says(kinds, 'makes');

/** The food of the person's own that a message says to forget: "forget my smoothie", "meri chai bhool jao". */
export function readForgotten(text: string): string | undefined {
  const tokens = tokenise(text);
  const isForgetting = ({ word }: Token) => forgets.has(word);
  const from = tokens.findIndex(({ word }) => mine.has(word)) + 1;
  if (from === 0 || !tokens.some(isForgetting)) return undefined;
  const verb = tokens.findIndex((token, at) => at >= from && isForgetting(token));
  let to = verb === -1 ? tokens.length : verb;
  while (to > from && aroundForgetting.has(tokens[to - 1]?.word ?? '')) to -= 1;
  if (tokens.slice(from, to).some(({ word }) => ofProfile.has(word))) return undefined;
  const others = [...tokens.slice(0, from - 1), ...tokens.slice(to)];
  if (!others.every((token) => isForgetting(token) || aroundForgetting.has(token.word))) return undefined;
  return nameOf(text, tokens.slice(from, to));
}

interface Start {
  /** Where the name begins. */
  at: number;
  isMine: boolean;
  isKept: boolean;
  /** "New food": what follows is one, however it goes on. */
  isNew: boolean;
  helping: Helping | undefined;
}

/** "Save my", "remember that my", "1 katori meri": undefined where it is neither the person's nor to be kept. */
function readStart(tokens: Token[]): Start | undefined {
  const start: Start = { at: 0, isMine: false, isKept: false, isNew: false, helping: undefined };
  for (; start.at < tokens.length; start.at += 1) {
    const { word } = tokens[start.at] as Token;
    const helping: ReturnType<typeof readHelping> = start.helping ? undefined : readHelping(tokens, start.at);
    if (helping) {
      start.helping = helping.helping;
      start.at = helping.next - (tokens[helping.next]?.word === 'of' ? 0 : 1);
    } else if (mine.has(word)) start.isMine = true;
    else if (foods.has(word) && newWords.has(tokens[start.at - 1]?.word ?? '')) start.isNew = true;
    else if (keeps.has(word)) start.isKept = true;
    else if (!opening.has(word)) break;
  }
  return start.isMine || start.isKept || start.isNew ? start : undefined;
}

/** "Maa ke haath ka paratha 250 calorie maan lo". */
const keptAtTheEnd: Start = { at: 0, isMine: false, isKept: true, isNew: false, helping: undefined };

/** The figures that the message ends with, and where they begin: at most a name's length behind `from`. */
function firstFigures(tokens: Token[], from: number): [ReadFigures | undefined, at: number] {
  for (let at = from; at <= from + mostNameWords; at += 1) {
    const figures = readFigures(tokens, at);
    if (figures) return [figures, at];
  }
  return [undefined, from];
}

/** "My smoothie 320 kcal" may be what was just had: it has to be said to be so, or to be kept. */
const isDefinition = (start: Start, { isStated, isKept }: ReadFigures): boolean =>
  start.isNew || (start.isMine ? isStated || isKept || start.isKept : (isStated || isKept) && start.isKept);

function nameOf(text: string, tokens: Token[]): string | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isName =
    tokens.length <= mostNameWords && tokens.every(({ kind, word }) => kind === 'word' || /[-&]/.test(word));
  if (!first || !last || !isName) return undefined;
  const name = text.slice(first.start, last.end);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
