import * as texts from '../../../../texts/food/sharedPots.ts';
import { idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { logMeals, occasionOf } from '../chat/logging.ts';
import { findShare } from './data.ts';
import { markShareLogged } from './mutations.ts';
import { shareOf } from './policy.ts';

/** Logs a share as of when it was taken, once; undefined where the person has no such share. */
export async function logShare(shareId: string, turn: Turn): Promise<Outcome | undefined> {
  const { db, person } = turn;
  const share = await findShare(db, person.owner, shareId);
  if (!share) return undefined;
  if (share.entryIds) return { text: texts.loggedAlready(person.locale) };
  const taken = occasionOf(
    { mealType: undefined, daysAgo: 0, timeOfDayMin: undefined },
    { ...turn, now: share.takenAt, daysAgo: 0 },
  );
  const occasion = { ...taken, localDate: diaryDateOf(taken.occurredAt, person) };
  const logged = await logMeals([{ items: shareOf(share, share.slot, share.shares), occasion }], turn);
  await markShareLogged(db, share.potId, share.id, idsLeft(logged.effects ?? [], 'foodEntries'));
  return { ...logged, text: `${texts.yourShare(person.locale)}\n${logged.text}` };
}

/** Says to “/pot” in a person's own chat where pots are shared. */
export const answerPot = async (text: string, { person }: Turn): Promise<Outcome | undefined> =>
  /^\/pot\b/i.test(text) ? { text: texts.ofGroups(person.locale) } : undefined;
