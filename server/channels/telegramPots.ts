import type { User } from 'grammy/types';
import * as texts from '../../texts/food/sharedPots.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Db } from '../db/open.ts';
import { quoted } from '../features/food/chat/wording.ts';
import { findPot, type Pot } from '../features/food/pots/data.ts';
import { changePot, keepPot } from '../features/food/pots/mutations.ts';
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
    const outcome = await changePot(db, pot, from.id, change, now);
    if (outcome === 'changed') return { ...answer(''), pot };
    return answer((outcome === 'foreign' ? texts.onlyTheCook : texts.sharedAlready)(locale));
  }
}
