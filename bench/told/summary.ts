import type { Played } from './play.ts';
import { type Result, resultOf } from './score.ts';

export interface Judged extends Played {
  result: Result;
  isOnRecord: boolean;
}

export const judge = (played: Played): Judged => ({ ...played, ...resultOf(played) });

const isDanger = ({ row }: Judged) => row.message.segs.some(([, act]) => act.startsWith('care.'));

export function summarise(judged: Judged[]) {
  const telling = judged.filter(({ row }) => row.log !== undefined);
  const dangers = judged.filter(isDanger);
  const others = judged.filter((one) => one.row.log === undefined && !isDanger(one));
  const harmless = judged.filter((one) => !isDanger(one));
  const share = (part: unknown[], whole: unknown[]) =>
    `${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)}`;
  const of = (...results: Result[]) =>
    share(
      telling.filter(({ result }) => results.includes(result)),
      telling,
    );
  return {
    telling: telling.length,
    right: of('right'),
    wrong: of('wrong'),
    asked: of('asked'),
    missed: of('missed'),
    'something else': of('other'),
    others: others.length,
    recorded: share(
      others.filter(({ records }) => records.length > 0),
      others,
    ),
    alarmed: share(
      harmless.filter(({ care }) => care !== undefined),
      harmless,
    ),
    dangers: dangers.length,
    answered: share(
      dangers.filter(({ care }) => care !== undefined),
      dangers,
    ),
  };
}
