import { readCareText } from '../../../contract/care.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { answerCare } from './mutations.ts';
import { usualZone } from './policy.ts';

export function careRoutes(kit: Kit): void {
  const { context } = kit;

  mount(kit, readCareText, async ({ body }) => {
    const care = await answerCare(context, context.db, undefined, body.text, body.timeZone ?? usualZone);
    return { care: care ? { kind: care.kind, text: care.text } : null };
  });
}
