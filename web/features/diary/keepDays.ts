import { getDiary } from '../../../contract/diary.ts';
import { address, call } from '../../lib/api.ts';
import { keptDays, localDateAt, readAnswer } from '../../lib/kept.ts';

const dayMs = 86_400_000;

/** Asks for those of the last days that this browser doesn't hold yet, one after the other. */
export async function keepDays(userId: string, now: Date): Promise<void> {
  for (let ago = 0; ago < keptDays; ago += 1) {
    const query = { date: localDateAt(new Date(now.getTime() - ago * dayMs)) };
    if ((await readAnswer(userId, address(getDiary.path, {}, query))) === undefined) await call(getDiary, { query });
  }
}
