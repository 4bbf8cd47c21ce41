import type { Api } from 'grammy';
import type { CallbackQuery, User } from 'grammy/types';
import * as texts from '../../texts/food/sharedPots.ts';
import type { Assistant } from '../assistant/conversation.ts';
import type { Person } from '../assistant/skill.ts';
import type { AppContext } from '../context.ts';
import { refreshCard } from '../features/food/pots/card.ts';
import { findPot, type Pot } from '../features/food/pots/data.ts';
import { changePot, type Presser, returnShare, takeShare } from '../features/food/pots/mutations.ts';
import { isUuid } from '../lib/text.ts';
import { findPersonOf, localeOf } from './telegramPeople.ts';
import { converse } from './telegramReplies.ts';

const longestName = 30;
const actions = /^pots\.(take|return|count):([\da-f-]{36})(?::(\d{1,2}))?$/;

/** What the presser alone is told: a short note, or the address that their app opens. */
type Toast = { text: string } | { url: string };

/** The buttons under a pot of a group. Who may press them is who is in that group. */
export function createPotButtons(
  { context, api }: { context: AppContext; api: Api },
  assistant: Assistant,
  nameOfBot: () => Promise<string>,
) {
  const { db, clock } = context;

  async function press({ id: pressId, from, message, data = '' }: CallbackQuery): Promise<void> {
    // An old press can't be answered any more, and need not be.
    const tell = (toast: Toast) => api.answerCallbackQuery(pressId, toast).catch(() => undefined);
    const [, verb, potId = '', count] = data.match(actions) ?? [];
    const pot = isUuid(potId) ? await findPot(db, message?.chat.id ?? 0, { id: potId }) : undefined;
    const person = await findPersonOf(context, from);
    if (!pot || !person) return void (await tell({ text: texts.potGone(localeOf(from, person)) }));
    const presser = { telegramUserId: from.id, firstName: nameOf(from), pressId };
    if (verb === 'count') await tell(await settleCount(pot, from, person, Number(count)));
    else if (verb === 'return') await tell(await giveBack(pot, presser, from, person));
    else await take(pot, presser, { from, person, tell });
    await refreshCard({ db, api }, pot);
  }

  async function settleCount(pot: Pot, from: User, person: Person | 'stranger', shares: number): Promise<Toast> {
    const outcome = await changePot(db, pot, from.id, { shares }, clock.now());
    return { text: outcome === 'foreign' ? texts.onlyTheCook(localeOf(from, person)) : '' };
  }

  async function giveBack(pot: Pot, presser: Presser, from: User, person: Person | 'stranger'): Promise<Toast> {
    const owner = person === 'stranger' ? undefined : person.owner;
    const isReturned = await returnShare(db, pot, presser, owner, clock.now());
    return { text: (isReturned ? texts.returned : texts.hadNone)(localeOf(from, person)) };
  }

  async function take(
    pot: Pot,
    presser: Presser,
    { from, person, tell }: { from: User; person: Person | 'stranger'; tell(toast: Toast): Promise<unknown> },
  ): Promise<void> {
    const locale = localeOf(from, person);
    const taking = await takeShare(db, pot, presser, clock.now());
    if (taking.outcome === 'gone') await tell({ text: texts.potGone(locale) });
    else if (taking.outcome === 'none left') await tell({ text: texts.noneLeft(locale) });
    // The app opens the chat with the bot, where the share is logged as soon as the person begins.
    else if (person === 'stranger') await tell({ url: `https://t.me/${await nameOfBot()}?start=pot` });
    else {
      await tell({ text: (taking.outcome === 'had' ? texts.had : texts.taken)(locale) });
      await logShare(person, taking.shareId, from.id);
    }
  }

  /** Logs a share in the diary of its person, and says so in their own chat. */
  const logShare = (person: Person, shareId: string, chatId: number): Promise<void> => {
    const incoming = { channel: 'telegram' as const, externalId: `share ${shareId}`, action: `food.share:${shareId}` };
    return converse({ context, api }, person, () => assistant.handle(person, incoming), chatId);
  };

  return { press, logShare };
}

const nameOf = ({ first_name: name }: User): string =>
  name.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim().slice(0, longestName) || '🙂';
