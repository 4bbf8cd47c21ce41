import { left } from '../../../../texts/conversation.ts';
import { changeRow } from '../../../assistant/correctFigure.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { findEntry } from '../../../db/entries.ts';
import { readAgreement } from '../../../language/agreement.ts';
import { logActivities, withoutAmount } from '../doing.ts';
import { readAmount } from '../reading.ts';
import { type AskedPace, askedPace, shownActivity } from './pace.ts';

/** What becomes of a pace that was asked about: logged, left out, or another figure in its place. */
export async function answerPace(data: unknown, text: string, turn: Turn): Promise<Outcome | undefined> {
  const { doubted } = askedPace.safeParse(data).data ?? {};
  if (!doubted) return undefined;
  const answer = readAgreement(text);
  if (answer !== undefined) return settlePace(data, answer === 'yes', turn);
  const amount = readAmount(text, doubted.activityType);
  if (!amount) return undefined;
  const { durationMin, durationIsEstimated } = amount.durationIsEstimated ? doubted : amount;
  return logActivities(
    [{ ...doubted, durationMin, durationIsEstimated, distanceKm: amount.distanceKm ?? doubted.distanceKm }],
    turn,
  );
}

/** The answer to a pace that was asked about, or undefined where something else was. */
export async function settlePace(data: unknown, isMeant: boolean, turn: Turn): Promise<Outcome | undefined> {
  const read = askedPace.safeParse(data).data;
  if (!read) return undefined;
  const { doubted, pending, changed } = read;
  if (isMeant && changed) return change(doubted, changed, turn);
  const confirmed = isMeant ? [{ ...doubted, isConfirmed: true as const }] : [];
  const told = [...confirmed, ...pending.map(withoutAmount)];
  return told.length > 0 ? logActivities(told, turn) : { text: left(turn.person.locale) };
}

async function change(
  { activityType, durationMin, distanceKm }: AskedPace['doubted'],
  { id, caloriesBurned }: NonNullable<AskedPace['changed']>,
  turn: Turn,
): Promise<Outcome | undefined> {
  const row = await findEntry(turn.db, 'activityEntries', turn.person.owner, id);
  const values = { activityType, durationMin, distanceKm, caloriesBurned };
  return row && changeRow(row, values, turn, { table: 'activityEntries', show: shownActivity });
}
