import type { readCareText } from '../../../contract/care.ts';
import { call } from '../../lib/api.ts';
import type { Reply } from './replies.ts';

/** What to say to a message that tells of a danger; undefined where it tells of none, or nobody can be asked. */
export async function readCare(text: string): Promise<Reply | undefined> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const asked = call<typeof readCareText>(
    { method: 'post', path: '/care', access: 'public' },
    { body: { text, timeZone } },
  );
  const { care } = await asked.catch(() => ({ care: null }));
  return care ? { text: care.text } : undefined;
}
