import { sql } from 'kysely';
import { takeTurn } from '../../../assistant/mutations.ts';
import type { Db } from '../../../db/open.ts';
import { lockName } from '../../../db/transactionLock.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { chatSeparatedNotice } from '../../accounts/policy.ts';
import { carryCard } from '../../dayCards/mutations.ts';
import { notify } from '../../notifications/mutations.ts';
import { giveChat } from '../chats/mutations.ts';
import { findUndoableJoin } from '../data.ts';
import { restoreFigures } from '../figures/mutations.ts';
import { lineUpAgain } from '../periods/mutations.ts';
import { undoableMs } from '../policy.ts';
import { forgetMessageIds, moveRowsBack, restoreMessageIds } from '../rows/mutations.ts';

/** Of a join that is undone: the account that keeps its name, and what went back to the chat's own. */
export interface Separated {
  userName: string;
  movedEntries: number;
}

/**
 * Makes two accounts again of the two that were joined within the last day, each with what was its own; what was added
 * since stays in the account that took the other one in. Asked by the chat, or in that account; undefined where there is
 * no such join, or the chat writes to a third account by now.
 */
export const undoJoin = (
  db: Db,
  by: { into: string } | { telegramUserId: number },
  now: Date,
): Promise<Separated | undefined> =>
  db.transaction().execute(async (transaction) => {
    const meant = await findUndoableJoin(transaction, by, now);
    if (!meant) return undefined;
    await lockName(transaction, `telegram ${meant.telegramUserId}`);
    const { id: joinId, from, into, telegramUserId, chatId, userName, movedEntries } = meant;
    const claimed = await transaction
      .updateTable('accountJoins')
      .set({ undoneAt: now })
      .where('userId', '=', from)
      .where('id', '=', joinId)
      .where('undoneAt', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('telegramAccounts')
              .select('userId')
              .where('telegramUserId', '=', telegramUserId)
              .where('userId', '!=', into),
          ),
        ),
      )
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return undefined;
    for (const userId of [into, from].sort()) await takeTurn(transaction, userId as OwnerId);
    const accounts = { joinId, from, into };
    await transaction.updateTable('users').set({ status: 'active' }).where('id', '=', from).execute();
    await moveRowsBack(transaction, accounts);
    await restoreFigures(transaction, accounts);
    await lineUpAgain(transaction, accounts, now);
    await forgetMessageIds(transaction, into);
    await restoreMessageIds(transaction, accounts);
    await carryCard(transaction, into, from);
    await notify(transaction, [into], chatSeparatedNotice(now), now);
    await giveChat(transaction, from, { telegramUserId, chatId }, now);
    await giveEarlierChatBack(transaction, accounts);
    return { userName, movedEntries };
  });

/** Unless that chat has gone to somebody else since. */
async function giveEarlierChatBack(transaction: Db, { joinId, from }: { joinId: string; from: string }): Promise<void> {
  await sql`
    insert into telegram_accounts
    select (jsonb_populate_record(null::telegram_accounts, earlier_chat)).* from account_joins
    where user_id = ${from} and id = ${joinId} and jsonb_typeof(earlier_chat) = 'object'
    on conflict do nothing`.execute(transaction);
}

/** The accounts whose join can't be undone any more go. */
export async function endOldJoins(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('users')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('accountJoins')
        .select('userId')
        .where('joinedAt', '<=', new Date(now.getTime() - undoableMs))
        .where('undoneAt', 'is', null),
    )
    .execute();
}
