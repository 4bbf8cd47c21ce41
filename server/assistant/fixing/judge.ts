import type { Turn } from '../skill.ts';
import type { FixClaim, FixesRead } from './claims.ts';
import { featuresOf, featuresOfNews, scoreOf, type Weights } from './features.ts';
import weights from './weights.json' with { type: 'json' };

const fitted: Weights = new Map(Object.entries(weights));

/**
 * What else was made of a message: nothing yet; a command that nobody answered, which puts something right by its wording; or
 * nothing at all, where a claim may be a little less likely than news.
 */
export type Beside = 'nothing yet' | 'a command' | 'nothing at all';

const leeway = 2;

/** The claims that are likely enough, the likeliest first. */
export function judgeFixes(read: FixesRead, turn: Turn, beside: Beside): FixClaim[] {
  const least = scoreOf(featuresOfNews(read, turn), fitted) - (beside === 'nothing at all' ? leeway : 0);
  const isWorded = ({ claim }: { claim: FixClaim }) => Number(beside === 'a command' && claim.source === 'wording');
  return read.claims
    .map((claim) => ({ claim, score: scoreOf(featuresOf(claim, read, turn), fitted) }))
    .filter(({ claim, score }) => score > least || isWorded({ claim }) > 0)
    .toSorted((one, other) => isWorded(other) - isWorded(one) || other.score - one.score)
    .map(({ claim }) => claim);
}
