import { createTelegramLink, deleteTelegramLink, getTelegramLink } from '../../../contract/accounts.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireRecentProof } from '../../http/proof.ts';
import { findLinkedChat } from './data.ts';
import { createLink, unlinkChat } from './mutations.ts';

export function telegramRoutes(kit: Kit): void {
  const { db, clock, config, telegramApi } = kit.context;

  mount(kit, getTelegramLink, async ({ owner }) => {
    const chat = await findLinkedChat(db, owner);
    const available = telegramApi !== undefined;
    return { available, linked: chat !== undefined, linkedAt: chat?.linkedAt.toISOString() ?? null };
  });

  mount(kit, createTelegramLink, async ({ owner, principal }) => {
    requireRecentProof(principal, clock.now());
    if (!telegramApi) throw new HttpProblem(503, 'not_configured', "The Telegram bot isn't set up on this server.");
    const botName = config.telegram?.userName ?? (await telegramApi.getMe()).username;
    const { code, expiresAt } = await createLink(db, owner, clock.now());
    return { url: `https://t.me/${botName}?start=${code}`, code, expiresAt: expiresAt.toISOString() };
  });

  mount(kit, deleteTelegramLink, async ({ owner }) => {
    await unlinkChat(db, owner);
    return null;
  });
}
