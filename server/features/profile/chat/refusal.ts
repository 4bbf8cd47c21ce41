import * as texts from '../../../../texts/targets.ts';
import type { Listener } from '../../../../texts/units.ts';
import type { Button } from '../../../assistant/reply.ts';
import type { UnsafeTarget } from '../../care/policy.ts';
import { targetFigure } from '../../care/texts/targets.ts';

/** For each target that is refused: the nearest safe figure by a tap, and a way for what a doctor set. */
export const refusalButtons = (unsafe: UnsafeTarget[], listener: Listener): Button[][] =>
  unsafe.flatMap(({ target, value, nearest }) => [
    [
      {
        label: texts.set(listener.locale, targetFigure(target, nearest, listener)),
        action: `profile.goal:${target}:${nearest}`,
      },
    ],
    [{ label: texts.doctorSet(listener.locale), action: `profile.doctor:${target}:${value}` }],
  ]);
