import { undoTelegramJoin } from '../../../contract/accounts/accounts.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { undoJoin } from './undoing/mutations.ts';

export function accountJoinRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, undoTelegramJoin, async ({ owner }) => {
    if (await undoJoin(db, { into: owner }, clock.now())) return null;
    const detail = 'Nothing was joined within the last day, or the chat belongs to another account now.';
    throw new HttpProblem(404, 'not_found', detail);
  });
}
