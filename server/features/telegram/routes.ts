import { createTelegramLink, deleteTelegramLink, getTelegramLink } from '../../../contract/accounts/accounts.ts';
import { onlyChat } from '../../../texts/accounts/refusals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { findUndoableJoin } from '../accountJoins/data.ts';
import { undoableMs } from '../accountJoins/policy.ts';
import { findLinkedChat } from './data.ts';
import { createLink, unlinkChat } from './mutations.ts';

export function telegramRoutes(kit: Kit): void {
  const { db, clock, config, telegramApi } = kit.context;

  mount(kit, getTelegramLink, async ({ owner }) => {
    const chat = await findLinkedChat(db, owner);
    const available = telegramApi !== undefined;
    const join = await findUndoableJoin(db, { into: owner }, clock.now());
    return {
      ...{ available, linked: chat !== undefined, linkedAt: chat?.linkedAt.toISOString() ?? null },
      join: join?.joinedAt
        ? {
            joinedAt: join.joinedAt.toISOString(),
            undoUntil: new Date(join.joinedAt.getTime() + undoableMs).toISOString(),
            movedEntries: join.movedEntries,
          }
        : null,
    };
  });

  mount(kit, createTelegramLink, async ({ owner }) => {
    if (!telegramApi) throw new HttpProblem(503, 'not_configured', "The Telegram bot isn't set up on this server.");
    const botName = config.telegram?.userName ?? (await telegramApi.getMe()).username;
    const { code, expiresAt } = await createLink(db, owner, clock.now());
    return { url: `https://t.me/${botName}?start=${code}`, code, expiresAt: expiresAt.toISOString() };
  });

  mount(kit, deleteTelegramLink, async ({ owner }) => {
    if (await unlinkChat(db, owner)) return null;
    throw new HttpProblem(409, 'conflict', onlyChat);
  });
}
