import { sql } from 'kysely';
import type { OwnLabels } from '../../../../contract/admin/ownLabels.ts';
import type { Db } from '../../../db/open.ts';
import type { OwnLabel } from './policy.ts';

/** How many messages are kept and wait, and how many of their parts there are by act, most first. */
export async function countLabels(db: Db): Promise<OwnLabels> {
  const [messages, acts] = await Promise.all([
    db
      .selectFrom('ownLabels')
      .select([
        sql<number>`count(*) filter (where change_id is null)::integer`.as('kept'),
        sql<number>`count(*) filter (where change_id is not null)::integer`.as('waiting'),
      ])
      .executeTakeFirstOrThrow(),
    sql<OwnLabels['acts'][number]>`
      select seg->>1 as act, count(*)::integer as parts from own_labels, jsonb_array_elements(segs) seg
      where change_id is null group by 1 order by 2 desc, 1`.execute(db),
  ]);
  return { ...messages, acts: acts.rows };
}

/** What is kept for good, of nobody in particular: in the order of its words, which tells nobody's from anybody else's. */
export async function listLabels(db: Db): Promise<OwnLabel[]> {
  const rows = await db
    .selectFrom('ownLabels')
    .select(['ctx', 'segs', 'lang'])
    .where('changeId', 'is', null)
    .orderBy('segs')
    .orderBy('ctx')
    .execute();
  return rows as unknown as OwnLabel[];
}
