import type { containerTypes } from '../../../contract/entries/water.ts';
import { refused } from '../../../texts/entries/water.ts';
import { drinkVolume, type Listener } from '../../../texts/units.ts';

export type Container = (typeof containerTypes)[number];

const leastMl = 10;
const mostMl = 10_000;

/** What a container holds in ml; the bottle is the one-litre bottle of Indian shops. */
export const containerMl: Record<Container, number> = { glass: 250, cup: 240, mug: 300, bottle: 1_000 };
export const smallBottleMl = 500;

export const isSaneVolume = (volumeMl: number): boolean => volumeMl >= leastMl && volumeMl <= mostMl;

/** What the assistant says of a volume that is not sane. */
export const refusedVolume = (person: Listener, volumeMl: number): string =>
  refused(person.locale, drinkVolume(person, volumeMl), drinkVolume(person, leastMl), drinkVolume(person, mostMl));
