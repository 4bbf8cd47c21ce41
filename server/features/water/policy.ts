import type { containerTypes } from '../../../contract/water.ts';

export type Container = (typeof containerTypes)[number];

export const leastMl = 10;
export const mostMl = 10_000;

/** What a container holds in ml; the bottle is the one-litre bottle of Indian shops. */
export const containerMl: Record<Container, number> = { glass: 250, cup: 240, mug: 300, bottle: 1_000 };
export const smallBottleMl = 500;

export const isSaneVolume = (volumeMl: number): boolean => volumeMl >= leastMl && volumeMl <= mostMl;
