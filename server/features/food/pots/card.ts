import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import * as texts from '../../../../texts/food/sharedPots.ts';
import { editInGroup } from '../../../clients/groupMessage.ts';
import type { Db } from '../../../db/open.ts';
import { portionText } from '../../nutrition/table/toldFoods.ts';
import { findPot, type Pot } from './data.ts';
import { shareOf } from './policy.ts';

const offeredCounts = [2, 3, 4, 5, 6, 8];

/** Shows the pot as it is. Another process may show a later state meanwhile: what stands there in the end is what is kept. */
export async function refreshCard(
  { db, api }: { db: Db; api: Api },
  { id, chatId, cardMessageId }: Pick<Pot, 'id' | 'chatId' | 'cardMessageId'>,
): Promise<void> {
  let shown = '';
  for (;;) {
    const pot = await findPot(db, chatId, { id });
    if (!pot || !cardMessageId) return;
    const card = composePot(pot);
    if (card.text === shown) return;
    await editInGroup(api, { chatId, messageId: cardMessageId }, card);
    shown = card.text;
  }
}

/** The message that shows a pot to its group: without anybody's figures, and without the energy of it. */
export function composePot(pot: Pot): { text: string; keyboard: InlineKeyboardButton[][] } {
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
