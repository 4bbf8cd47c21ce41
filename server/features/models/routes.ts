import { getModelState, listModelUsage, tryReading as tryReadingRoute } from '../../../contract/admin/adminModels.ts';
import { getModelConsent, type ModelConsent, saveModelConsent } from '../../../contract/models.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { limitRate } from '../../http/rateLimit.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findConsent, findLatestCalls, findUseSince, listUsage } from './data.ts';
import { tryReading } from './help/tryReading.ts';
import { saveConsent } from './mutations.ts';
import { ownLabelRoutes } from './ownLabels/routes.ts';

const trialsPerMinute = 10;

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
    const { isGiven, textVersion } = body;
    await saveConsent(db, owner, { answer: isGiven ? 'given' : 'refused', textVersion }, clock.now());
    return tell(owner);
  });

  ownLabelRoutes(kit);

  const today = () => clock.now().toISOString().slice(0, 10);

  mount(kit, listModelUsage, () => listUsage(db, today()));

  mount(kit, getModelState, async () => {
    const [calls, month] = await Promise.all([findLatestCalls(db), findUseSince(db, `${today().slice(0, 7)}-01`)]);
    return { model: models?.chat ? { name: models.chat, reading: models.reading } : null, ...calls, month };
  });

  mount(kit, tryReadingRoute, async ({ body, principal, timeZone }) => {
    await limitRate(kit.context, `model trial ${principal.userId}`, trialsPerMinute, 60);
    return tryReading(kit.context, body.text, timeZone);
  });

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
