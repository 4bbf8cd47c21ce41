import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from 'grammy';
import * as texts from '../../../texts/dayCards.ts';
import { editPinned, sendPinned, unpin } from '../../clients/pinnedMessage.ts';
import { isChatGone } from '../../clients/telegram.ts';
import type { AppContext } from '../../context.ts';
import { findDay } from '../../db/dailyTotals.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { findGoals } from '../profile/data.ts';
import { markBlocked } from '../telegram/mutations.ts';
import { findLatestWeight } from '../weight/data.ts';
import { listMealSums } from './data.ts';
import { type DueCard, settleCard, takeDueCards } from './mutations.ts';
import { betweenEditsMs, composeCard, isEmpty } from './policy.ts';

const atOnce = 20;

/** Keeps the cards current until it is stopped; each process takes those that no other has. */
export function startDayCards(context: AppContext): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await refreshDayCards(context).catch((error) => context.log.error({ error }, 'day cards'));
      await wait(betweenEditsMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Shows what has changed, for everybody to whom it is due now. */
export async function refreshDayCards(context: AppContext): Promise<void> {
  const { db, clock, telegramApi: api, log } = context;
  if (!api) return;
  for (;;) {
    const cards = await takeDueCards(db, clock.now(), atOnce);
    for (const card of cards) {
      try {
        await settleCard(db, card, await show(context, api, card));
      } catch (error) {
        if (isChatGone(error)) await markBlocked(db, card.userId, clock.now());
        else log.warn({ error }, 'a day card waits');
      }
    }
    if (cards.length < atOnce) return;
  }
}

async function show({ db, clock }: AppContext, api: Api, card: DueCard) {
  const { userId, chatId, locale, messageId, localDate, isUnwanted } = card;
  if (isUnwanted) {
    if (messageId !== null) await unpin(api, chatId, messageId);
    return { messageId: null, localDate: null };
  }
  const date = diaryDateOf(clock.now(), card);
  const [totals, goals, meals, weight] = await Promise.all([
    findDay(db, userId, date),
    findGoals(db, userId),
    listMealSums(db, userId, date),
    findLatestWeight(db, userId, clock.now()),
  ]);
  const isOfToday = localDate === date && messageId !== null;
  // What was corrected of an earlier day makes no card of an empty one.
  if (!isOfToday && isEmpty(totals)) return { messageId, localDate };
  const text = composeCard(card, { date, totals, goals, meals, weightKg: weight?.weightKg });
  const pinned = { text, buttons: [[{ label: texts.stop(locale), action: 'dayCards.stop' }]] };
  if (isOfToday && (await editPinned(api, chatId, messageId, pinned))) return { messageId, localDate: date };
  return { messageId: await sendPinned(api, chatId, pinned, messageId), localDate: date };
}
