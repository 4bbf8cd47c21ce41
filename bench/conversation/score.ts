import { scoreLog } from './log.ts';
import { scoreNet } from './net.ts';
import type { PlayedTurn, Snapshot } from './play.ts';
import type { Range } from './rows.ts';

const misunderstood =
  /didn.t find anything to log|don.t know [“"']|what was [“"']|(didn.t|did not|couldn.t|could not|can.t) (quite )?(understand|get|catch|read) (that|this|you|it|what)\b|can.t do that here|i read words|sounds like a plan, so|समझ नहीं/iu;
/** An answer given to more turns than this, where nothing else is asked of it, is about none of them. */
const mostRepeats = 12;

export interface ScoredTurn extends PlayedTurn {
  /** Why the turn is wrong; empty when it is right. */
  faults: string[];
  /** Records made where nothing was to be recorded. */
  falseRecords: number;
}

/** Scores turns by the rules of the file: a turn is right when everything that it expects holds. */
export function score(played: PlayedTurn[]): ScoredTurn[] {
  const replies = Map.groupBy(played, ({ reply }) => reply);
  return played.map((turn) => {
    const isStock = (replies.get(turn.reply)?.length ?? 0) > mostRepeats;
    const isNothing = turn.row.expect.log?.length === 0;
    return {
      ...turn,
      faults: [...faultsOfDiary(turn), ...faultsOfReply(turn, isStock)],
      falseRecords: isNothing ? newRecords(turn).length : 0,
    };
  });
}

const newRecords = ({ before, after }: PlayedTurn) => {
  const known = new Set(before.records.map(({ id }) => id));
  return after.records.filter(({ id }) => !known.has(id));
};

function faultsOfDiary(turn: PlayedTurn): string[] {
  const { expect } = turn.row;
  const asks = turn.reply.includes('?') && JSON.stringify(turn.before) === JSON.stringify(turn.after);
  if (expect.confirm && asks) return [];
  return [
    ...(expect.log ? scoreLog(turn, expect.log, newRecords(turn)) : []),
    ...(expect.net ? scoreNet(turn, expect.net) : []),
    ...faultsOfSettings(turn),
  ];
}

function faultsOfSettings({ row, before, after }: PlayedTurn): string[] {
  const { goals, profile } = row.expect;
  const isSame = (read: (snapshot: Snapshot) => unknown) =>
    JSON.stringify(read(before)) === JSON.stringify(read(after));
  const faults: string[] = [];
  if (goals === 'same' && !isSame((snapshot) => snapshot.goals)) faults.push('goals changed');
  if (profile === 'same' && !isSame((snapshot) => snapshot.heightCm)) faults.push('profile changed');
  if (typeof goals === 'object')
    for (const [goal, range] of Object.entries(goals))
      if (!isWithin(after.goals[goal as keyof Snapshot['goals']], range)) faults.push(`goal ${goal} is not ${range}`);
  if (typeof profile === 'object' && profile.heightCm && !isWithin(after.heightCm, profile.heightCm))
    faults.push(`height is ${after.heightCm}`);
  return faults;
}

const isWithin = (value: number, [low, high]: Range) => value >= low && value <= high;

function faultsOfReply({ row, reply }: PlayedTurn, isStock: boolean): string[] {
  const { say, never, answer } = row.expect;
  const faults = [say ?? []]
    .flat()
    .filter((pattern) => !new RegExp(pattern, 'iu').test(reply))
    .map((pattern) => `doesn't say /${pattern.slice(0, 60)}/`);
  if (never && new RegExp(never, 'iu').test(reply)) faults.push(`says /${never.slice(0, 60)}/`);
  if (answer && (misunderstood.test(reply) || (say === undefined && isStock))) faults.push('is no answer');
  return faults;
}
