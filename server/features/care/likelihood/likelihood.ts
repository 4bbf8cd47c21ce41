import { type DangerKind, dangerKinds } from '../../../../contract/care.ts';
import { readWeights, sharesOf } from '../../../language/likelihood/weights.ts';

/** No danger, then each kind of danger. */
export const classes = [undefined, ...dangerKinds] as const;

/** What `npm run fit -- care` writes. */
export const weightsFile = new URL('./weights.bin', import.meta.url);
const weights = readWeights(weightsFile);

export interface Likelihood {
  /** That it tells of a danger of any kind, 0 to 1. */
  danger: number;
  /** The likeliest. */
  kind: DangerKind;
  /** That it tells of this kind, 0 to 1. */
  of(kind: DangerKind): number;
  /** The likeliest of some. */
  likeliest(isOne: (kind: DangerKind) => boolean): DangerKind;
}

/** How likely a message with these features tells of a danger. */
export function likelihoodOf(features: Set<number>): Likelihood {
  const shares = sharesOf(weights, features);
  const of = (kind: DangerKind) => shares[classes.indexOf(kind)] as number;
  const likeliest = (isOne: (kind: DangerKind) => boolean) =>
    dangerKinds.filter(isOne).reduce((best, kind) => (of(kind) > of(best) ? kind : best));
  return {
    danger: 1 - (shares[0] as number),
    kind: likeliest(() => true),
    of,
    likeliest,
  };
}
