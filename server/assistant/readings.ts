import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Act, acts } from '../../contract/acts/acts.ts';
import { filledAct } from '../../contract/acts/slots.ts';
import { actInWords, isThisMeant, whichReading } from '../../texts/acts.ts';
import { leaveIt } from '../../texts/conversation.ts';
import type { Locale } from '../../texts/locale.ts';
import { changesElse, isSure } from '../understanding/wants/said.ts';
import type { Part } from '../understanding/wants/wants.ts';
import { countRemoved } from './fixing/filled.ts';
import type { CutMessage } from './readAlong.ts';
import type { Outcome, Skill, Turn } from './skill.ts';
import { sureShare } from './wanted.ts';

/** A part as it is kept with a question. */
const part = z.object({
  ...{ start: z.number(), end: z.number(), text: z.string(), several: z.number() },
  acts: z.array(z.object({ act: z.enum(acts), share: z.number() })),
  filled: filledAct.optional(),
});

/** Readings of a message, of which the one is done that the person chooses. */
const offered = z.object({ key: z.string(), text: z.string(), readings: z.array(z.array(part)) });

/** Asks which reading is meant, where the fitted one is sure and somebody else's would change something else. */
export function askWhich(cut: CutMessage, told: Part[], { person: { locale } }: Turn): Outcome | undefined {
  const { text, parts: fitted } = cut;
  // What answers a question is not asked about in turn.
  const isAnswer = fitted.some(({ acts: [first] }) => first?.act.startsWith('answer.'));
  if (isAnswer || !isSure(fitted) || !changesElse(fitted, told)) return undefined;
  return offer(whichReading(locale), text, [told, fitted], locale);
}

/** Asks whether these parts are meant as somebody else read them. */
export function askWhether(parts: Part[], { person: { locale } }: Turn): Outcome {
  const text = parts.map((one) => one.text.trim()).join(' ');
  return offer(isThisMeant(locale, text), text, [parts], locale);
}

function offer(asked: string, text: string, readings: Part[][], locale: Locale): Outcome {
  const key = randomBytes(6).toString('hex');
  const data: z.infer<typeof offered> = { key, text, readings };
  const buttons = readings.map((parts, at) => ({
    label: labelOf(parts, locale),
    action: `doubts.read:${key}:${at}`,
  }));
  const leave = { label: leaveIt(locale), action: 'doubts.leave:' };
  return {
    text: asked,
    question: { skill: 'doubts', data },
    buttons: () => (readings.length > 1 ? buttons.map((one) => [one]) : [[...buttons, leave]]),
  };
}

const labelOf = (parts: Part[], locale: Locale): string =>
  [...new Set(parts.flatMap(({ acts: [first] }) => (first ? actInWords(first.act, locale) : [])))].join(' + ');

/** The reading that a button stands for; undefined where it is of another question. */
export function readingOf(data: unknown, button: string): Outcome['takesUp'] {
  const { key, text, readings } = offered.safeParse(data).data ?? {};
  const [asked, at] = button.split(':');
  const parts = asked === key ? readings?.[Number(at)] : undefined;
  return parts && text !== undefined ? { text, parts } : undefined;
}

/** The reading that a person writes instead of pressing its button: its label, or a yes to the only one. */
export function readingSaid(data: unknown, said: string, isYes: boolean, locale: Locale): Outcome['takesUp'] {
  const { text = '', readings = [] } = offered.safeParse(data).data ?? {};
  const [first, other] = readings;
  const labelled = readings.find((parts) => labelOf(parts, locale).toLowerCase() === said.trim().toLowerCase());
  const parts = labelled ?? (isYes && !other ? first : undefined);
  return parts && { text, parts };
}

/** What a tap has to confirm where the fitted reading is not sure of it: targets, medicines, what costs or ends something. */
const careful = new Set<Act>(['set.target', 'log.medicine', 'remind.stop', 'plan.buy', 'plan.stop']);

/** Whether a part that somebody else read waits for a tap. */
export async function needsTap(skills: Skill[], { acts: [first], heard, filled }: Part, turn: Turn): Promise<boolean> {
  if (!first || heard === undefined || heard >= sureShare) return false;
  return careful.has(first.act) || (first.act === 'fix.remove' && (await countRemoved(skills, filled, turn)) > 1);
}
