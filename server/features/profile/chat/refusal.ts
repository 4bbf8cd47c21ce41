import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/targets.ts';
import type { Button } from '../../../assistant/reply.ts';
import type { UnsafeTarget } from '../../care/policy.ts';
import { targetFigure } from '../../care/texts/targets.ts';

/** For each target that is refused: the nearest safe figure by a tap, and a way for what a doctor set. */
export const refusalButtons = (unsafe: UnsafeTarget[], locale: Locale): Button[][] =>
  unsafe.flatMap(({ target, value, nearest }) => [
    [{ label: texts.set(locale, targetFigure(target, nearest)), action: `profile.goal:${target}:${nearest}` }],
    [{ label: texts.doctorSet(locale), action: `profile.doctor:${target}:${value}` }],
  ]);
