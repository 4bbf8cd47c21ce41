import { getModelConsent, listModelUsage, type ModelConsent, saveModelConsent } from '../../../contract/models.ts';
import { type Kit, mount } from '../../http/mount.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findConsent, listUsage } from './data.ts';
import { saveConsent } from './mutations.ts';

export function modelRoutes(kit: Kit): void {
  const { config, db, clock } = kit.context;
  const { models } = config;
  const available = {
    chat: !!models?.chat,
    reading: models?.reading ?? 'off',
    photos: !!models?.vision,
    voice: !!models?.transcribe,
  };

  mount(kit, getModelConsent, ({ owner }) => tell(owner));

  mount(kit, saveModelConsent, async ({ body, owner }) => {
    await saveConsent(db, owner, body.isGiven ? 'given' : 'refused', clock.now());
    return tell(owner);
  });

  mount(kit, listModelUsage, () => listUsage(db, clock.now().toISOString().slice(0, 10)));

  async function tell(owner: OwnerId): Promise<ModelConsent> {
    const consent = await findConsent(db, owner);
    const isAnswered = consent && consent.answer !== 'asked';
    return {
      available,
      isGiven: consent?.answer === 'given',
      answeredAt: isAnswered ? consent.answeredAt.toISOString() : null,
    };
  }
}
