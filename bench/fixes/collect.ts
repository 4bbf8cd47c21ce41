import { appendFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { skills as ofFeatures } from '../../server/app.ts';
import { basics } from '../../server/assistant/basics.ts';
import { doubts } from '../../server/assistant/doubts.ts';
import { carryOut } from '../../server/assistant/fixing/carryOut.ts';
import { readFixes } from '../../server/assistant/fixing/claims.ts';
import { isCommand } from '../../server/assistant/fixing/command.ts';
import { type Features, featuresOf, featuresOfNews } from '../../server/assistant/fixing/features.ts';
import { languageChoice } from '../../server/assistant/languageChoice.ts';
import { ReadOnce } from '../../server/assistant/readOnce.ts';
import type { Outcome, Turn } from '../../server/assistant/skill.ts';
import { understandNews } from '../../server/assistant/understand.ts';
import { cutMessage, wantsOf, withoutFix } from '../../server/assistant/wanted.ts';
import type { AppContext } from '../../server/context.ts';
import type { Db } from '../../server/db/open.ts';
import { findSettings } from '../../server/features/accounts/data.ts';
import { asMeant } from '../../server/features/nutrition/reading.ts';
import { readMessage } from '../../server/language/message.ts';
import { readNamedDay } from '../../server/language/namedDay.ts';
import { readTimeTold } from '../../server/language/timeTold.ts';
import { localDateOf } from '../../server/lib/dates.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import { type Judgement, judge } from '../fixed/score.ts';
import { recordsOf, withServer } from '../told/play.ts';
import { type Asked, allAsked } from './asked.ts';

const skills = [basics, languageChoice, doubts, ...ofFeatures];

/** A reading with what came of it; undefined of one that nothing in the diary answers to. */
export interface Tried {
  features: Features;
  result: Judgement;
}
export interface CollectedRow {
  hand: string;
  line: number;
  isFix: boolean;
  news: Tried;
  claims: Tried[];
}

async function turnOf(db: Db, context: AppContext, owner: OwnerId, text: string): Promise<Turn | undefined> {
  const settings = await findSettings(db, owner);
  if (!settings) throw new Error('Nobody has that account.');
  const now = context.clock.now();
  const said = asMeant(text);
  const plain: Turn = {
    ...{ db, context, now, handledAt: now, said, channel: 'web', daysAgo: 0 },
    own: new ReadOnce(db, owner),
    person: { ...settings, owner },
  };
  const { parts } = await cutMessage(text, plain, undefined);
  const [part, other] = parts;
  if (!part || other || isCommand(readMessage(said))) return undefined;
  const named = readNamedDay(said, localDateOf(now, settings.timeZone));
  if (typeof named === 'string') return undefined;
  return { ...plain, wants: wantsOf(part), daysAgo: named?.daysAgo ?? 0, time: readTimeTold(text)?.time, said };
}

/** Ends a transaction without a trace. */
class Done extends Error {}

/** Plays each message, tries all that is claimed of it, takes it back, and writes a line of JSON for it. */
export async function collectTo(file: string, beside: string[], every: number): Promise<void> {
  writeFileSync(file, '');
  await withServer(async ({ db, context, join }) => {
    for (const asked of allAsked(beside).filter((_, at) => at % every === 0)) {
      const { id, send } = await join();
      for (const text of [asked.before, asked.first, asked.after]) if (text) await send(text);
      const collected = await collect(db, context, id as OwnerId, asked);
      if (collected) appendFileSync(file, `${JSON.stringify(collected)}\n`);
    }
  });
}

async function collect(db: Db, context: AppContext, owner: OwnerId, asked: Asked): Promise<CollectedRow | undefined> {
  const before = await recordsOf(db, owner);
  const row = asked.row && { ...asked.row, entries: asked.before || asked.after ? before.length : asked.row.entries };
  if (before.length === 0 || (row && judge(row, before, before, '') === undefined)) return undefined;
  const { hand, line, text } = asked;
  let collected: CollectedRow | undefined;
  const within = async (inner: Db) => {
    const turn = await turnOf(inner, context, owner, text);
    if (!turn) return;
    const read = await readFixes(skills, turn.said, turn);
    const tryOut = async (work: (turn: Turn) => Promise<Outcome[] | undefined>): Promise<Judgement | undefined> => {
      await sql`savepoint tried`.execute(inner);
      try {
        turn.own.forget();
        const outcomes = await work(turn);
        const reply = (outcomes ?? []).map((outcome) => outcome.text).join('\n');
        if (!row) return outcomes && (outcomes.some(({ effects }) => effects) ? 'wrong' : 'asked');
        return outcomes && (judge(row, before, await recordsOf(inner, owner), reply) ?? 'nothing');
      } finally {
        await sql`rollback to savepoint tried`.execute(inner);
      }
    };
    const asNews = async (one: Turn) =>
      [
        await understandNews(skills, one.said, one.wants ? { ...one, wants: withoutFix(one.wants) } : one, false),
      ].flat();
    const result = row ? await tryOut(asNews) : 'right';
    const claims: Tried[] = [];
    for (const claim of read.claims) {
      const tried = await tryOut((one) => carryOut(claim, read, skills, one));
      if (tried) claims.push({ features: featuresOf(claim, read, turn), result: tried });
    }
    collected = {
      hand,
      line,
      isFix: row !== undefined,
      news: { features: featuresOfNews(read, turn), result: result ?? 'nothing' },
      claims,
    };
  };
  await db
    .transaction()
    .execute(async (inner) => {
      await within(inner);
      throw new Done();
    })
    .catch((error) => {
      if (!(error instanceof Done)) throw error;
    });
  return collected;
}
