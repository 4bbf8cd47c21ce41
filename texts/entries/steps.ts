import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

/** `when`: "today", "on 14 Nov"; a target of 0 is none. */
export const ofTarget = inLanguages({
  en: (steps: number, target: number, when: string) =>
    target === 0 ? `${figure(steps)} steps ${when}` : `${figure(steps)} of ${figure(target)} steps ${when}`,
  hi: (steps, target, when) =>
    target === 0 ? `${when} ${figure(steps)} कदम` : `${when} ${figure(target)} में से ${figure(steps)} कदम`,
  'hi-Latn': (steps, target, when) =>
    target === 0 ? `${when} ${figure(steps)} steps` : `${when} ${figure(target)} mein se ${figure(steps)} steps`,
});
