import { readCareText } from '../../../contract/care.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { readCare } from './reading.ts';
import { careText } from './texts/answer.ts';

const usualZone = 'Asia/Kolkata';

export function careRoutes(kit: Kit): void {
  const { careAnswers } = kit.context.metrics;

  mount(kit, readCareText, async ({ body }) => {
    const reading = readCare(body.text);
    if (!reading) return { care: null };
    careAnswers.inc({ kind: reading.kind });
    const text = careText(reading.kind, reading.language, body.timeZone ?? usualZone);
    return { care: { kind: reading.kind, text } };
  });
}
