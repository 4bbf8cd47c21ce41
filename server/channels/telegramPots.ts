import type { InlineKeyboardButton, User } from 'grammy/types';
import * as texts from '../../texts/food/sharedPots.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Db } from '../db/open.ts';
import { portionText, quoted } from '../features/food/chat/wording.ts';
import { findPot, type Pot } from '../features/food/pots/data.ts';
import { changePot, keepPot } from '../features/food/pots/mutations.ts';
import { shareOf } from '../features/food/pots/policy.ts';
import { readPot } from '../features/food/pots/reading.ts';
import { plainWater } from '../features/nutrition/policy.ts';
import { understandMealOf } from '../features/nutrition/reading.ts';

/** A message of a group that speaks to the bot. */
interface Telling {
  chatId: number;
  messageId: number;
  from: User;
  locale: Locale;
  said: string;
  repliedTo: number | undefined;
  isEdit: boolean;
}

/** What to answer to it: the card of a pot, or a text. */
export interface PotAnswer {
  chatId: number;
  locale: Locale;
  text: string;
  pot?: Pot;
  isHelp?: boolean;
}

const offeredCounts = [2, 3, 4, 5, 6, 8];

/** Keeps or changes the pot that a message tells of; undefined where there is nothing to say. */
export async function readTelling(db: Db, telling: Telling, now: Date): Promise<PotAnswer | undefined> {
  const { chatId, messageId, from, locale, said, repliedTo, isEdit } = telling;
  const answer = (text: string): PotAnswer => ({ chatId, locale, text });
  const { food, shares, isMeasured } = readPot(said);
  const { items, questions, unknown } = await understandMealOf(db, undefined, food);
  const foods = items.filter(({ foodId }) => foodId !== plainWater);
  const earlier = await findPot(db, chatId, isEdit ? { toldMessageId: messageId } : { cardMessageId: repliedTo ?? 0 });
  if (earlier && foods.length === 0 && shares) return changed(earlier, { shares });
  if (questions[0]) {
    const { text, choices } = questions[0];
    return answer(texts.whichFood(locale, quoted([text]), choices.map(({ foodName }) => foodName).join(', ')));
  }
  if (foods.length > 0 && unknown.length > 0) return answer(texts.unknownFood(locale, quoted(unknown)));
  if (foods.length === 0) {
    if (isEdit) return undefined;
    return shares ? answer(texts.unknownFood(locale, quoted([food]))) : { ...answer(texts.help(locale)), isHelp: true };
  }
  if (isEdit) return earlier && changed(earlier, { items: foods, isMeasured, ...(shares && { shares }) });
  const told = { chatId, locale, items: foods, isMeasured, shares: shares ?? null };
  return { ...answer(''), pot: await keepPot(db, { ...told, toldMessageId: messageId, toldBy: from.id }, now) };

  async function changed(pot: Pot, change: Parameters<typeof changePot>[3]): Promise<PotAnswer> {
    const outcome = await changePot(db, pot, from.id, change);
    if (outcome === 'changed') return { ...answer(''), pot };
    return answer((outcome === 'foreign' ? texts.onlyTheCook : texts.sharedAlready)(locale));
  }
}

/** The message that shows a pot to its group: without anybody's figures, and without the energy of it. */
export function potCard(pot: Pot): { text: string; keyboard: InlineKeyboardButton[][] } {
  const { id, locale, items, shares, isMeasured, takers } = pot;
  const foods = items.map((item) => portionText(locale, item)).join('; ');
  const button = (text: string, action: string): InlineKeyboardButton => ({ text, callback_data: `pots.${action}` });
  if (shares === null) {
    const counts = offeredCounts.map((count) => button(String(count), `count:${id}:${count}`));
    return { text: texts.howMany(locale, foods), keyboard: [counts] };
  }
  const share = shareOf(pot, 1, shares)
    .map((item) => portionText(locale, item))
    .join('; ');
  const left = shares - takers.length;
  const title = isMeasured ? texts.pot(locale, foods, shares, share) : texts.servings(locale, share, shares);
  const taken = takers.length > 0 ? [texts.takenBy(locale, takers.join(', '), left)] : [];
  const text = [title, ...(left > 0 ? [texts.tapIfYouAte(locale)] : []), ...taken].join('\n\n');
  const take = left > 0 ? [[button(texts.take(locale), `take:${id}`)]] : [];
  const giveBack = takers.length > 0 ? [[button(texts.giveBack(locale), `return:${id}`)]] : [];
  return { text, keyboard: [...take, ...giveBack] };
}
