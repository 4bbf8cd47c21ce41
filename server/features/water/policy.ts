import type { containerTypes } from '../../../contract/water.ts';
import { figure } from '../../../texts/numbers.ts';

export type Container = (typeof containerTypes)[number];

const leastMl = 10;
const mostMl = 10_000;

/** What a container holds in ml; the bottle is the one-litre bottle of Indian shops. */
export const containerMl: Record<Container, number> = { glass: 250, cup: 240, mug: 300, bottle: 1_000 };
export const smallBottleMl = 500;

export const isSaneVolume = (volumeMl: number): boolean => volumeMl >= leastMl && volumeMl <= mostMl;

/** What the assistant says of a volume that is not sane. */
export const refusedVolume = (volumeMl: number): string =>
  `I log ${leastMl} to ${figure(mostMl)} ml of water at a time, so I logged nothing for ${figure(volumeMl)} ml.`;
