import { sql } from 'kysely';
import type { KetoCaution } from '../../../contract/keto.ts';
import type { Db } from '../../db/open.ts';
import { localDateOf, yearsBetween } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { LifeStage } from '../care/policy.ts';
import { ketoCautionOf } from './policy.ts';

interface KetoRow {
  dob: string | null;
  lifeStage: LifeStage;
  timeZone: string;
  toldOfEatingDisorder: boolean;
  medicines: string[];
}

/** Why a person who eats keto should talk with a doctor; undefined where they don't, or nothing speaks against it. */
export async function findKetoCaution(db: Db, owner: OwnerId, now: Date): Promise<KetoCaution | undefined> {
  const { rows } = await sql<KetoRow>`
    select dob, life_stage, time_zone, deficits_hidden_at is not null as told_of_eating_disorder,
      array(select name from medicines where user_id = users.id and deleted_at is null) as medicines
    from users where id = ${owner} and 'keto' = any(diets)`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const ageYears = row.dob ? yearsBetween(row.dob, localDateOf(now, row.timeZone)) : 0;
  return ketoCautionOf({ ...row, ageYears });
}
