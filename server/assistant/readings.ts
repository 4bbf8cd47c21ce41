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
import type { CutMessage, Told } from './readAlong.ts';
import type { Outcome, Skill, Turn } from './skill.ts';
import { sureShare } from './wanted.ts';

/** A part as it is kept with a question. */
const part = z.object({
  ...{ start: z.number(), end: z.number(), text: z.string(), several: z.number() },
  acts: z.array(z.object({ act: z.enum(acts), share: z.number() })),
  filled: filledAct.optional(),
});

/** Readings of a message, of which the one is done that the person chooses. */
const offered = z.object({
  ...{ key: z.string(), text: z.string(), readings: z.array(z.object({ label: z.string(), parts: z.array(part) })) },
  /** Of two, the second is the fitted one: what is needed to learn from the first. */
  besideTwo: z.object({ context: z.string(), names: z.array(z.string()) }).optional(),
});
type Offered = z.infer<typeof offered>;

/** Asks which reading is meant, where the fitted one is sure and somebody else's would change something else. */
export function askWhich(cut: CutMessage, told: Told, turn: Turn): Outcome | undefined {
  const { locale } = turn.person;
  // What answers a question is not asked about in turn.
  const isAnswer = cut.parts.some(({ acts: [first] }) => first?.act.startsWith('answer.'));
  if (isAnswer || !isSure(cut.parts) || !changesElse(cut.parts, told.parts)) return undefined;
  turn.learnsFrom?.(undefined);
  return askWhichNames(cut, told, [labelOf(told.parts, locale), labelOf(cut.parts, locale)], turn);
}

/** Asks which of both is meant; the labels are of the told one and of the fitted one. */
export function askWhichNames(
  { text, context, parts }: CutMessage,
  told: Told,
  [label, fitted]: [string, string],
  { person: { locale } }: Turn,
): Outcome {
  const readings = [
    { label, parts: told.parts },
    { label: fitted, parts },
  ];
  return offer(whichReading(locale), { text, readings, besideTwo: { context, names: told.names } }, locale);
}

/** Asks whether these parts are meant as somebody else read them. */
export function askWhether(parts: Part[], { person: { locale } }: Turn): Outcome {
  const text = parts.map((one) => one.text.trim()).join(' ');
  return offer(isThisMeant(locale, text), { text, readings: [{ label: labelOf(parts, locale), parts }] }, locale);
}

function offer(asked: string, told: Omit<Offered, 'key'>, locale: Locale): Outcome {
  const key = randomBytes(6).toString('hex');
  const data: Offered = { ...told, key };
  const buttons = told.readings.map(({ label }, at) => ({ label, action: `doubts.read:${key}:${at}` }));
  const leave = { label: leaveIt(locale), action: 'doubts.leave:' };
  return {
    text: asked,
    question: { skill: 'doubts', data },
    buttons: () => (buttons.length > 1 ? buttons.map((one) => [one]) : [[...buttons, leave]]),
  };
}

const labelOf = (parts: Part[], locale: Locale): string =>
  [...new Set(parts.flatMap(({ acts: [first] }) => (first ? actInWords(first.act, locale) : [])))].join(' + ');

/** The reading that a button stands for; undefined where it is of another question. */
export function readingOf(data: unknown, button: string): Outcome['takesUp'] {
  const told = offered.safeParse(data).data;
  const [asked, at] = button.split(':');
  return told && asked === told.key ? chosen(told, Number(at)) : undefined;
}

/** The reading that a person writes instead of pressing its button: its label, or a yes to the only one. */
export function readingSaid(data: unknown, said: string, isYes: boolean): Outcome['takesUp'] {
  const told = offered.safeParse(data).data;
  if (!told) return undefined;
  const labelled = told.readings.findIndex(({ label }) => label.toLowerCase() === said.trim().toLowerCase());
  return chosen(told, labelled < 0 && isYes && told.readings.length === 1 ? 0 : labelled);
}

function chosen({ text, readings, besideTwo }: Offered, at: number): Outcome['takesUp'] {
  const parts = readings[at]?.parts;
  const fitted = readings[1]?.parts;
  if (!parts || at > 0 || !fitted || !besideTwo) return parts && { text, parts };
  const { context, names } = besideTwo;
  return { text, parts, learnsFrom: { cut: { text, context, parts: fitted }, parts, names, isChosen: true } };
}

/** What a tap has to confirm where the fitted reading is not sure of it: targets, medicines, what costs or ends something. */
const careful = new Set<Act>(['set.target', 'log.medicine', 'remind.stop', 'plan.buy', 'plan.stop']);

/** Whether a part that somebody else read waits for a tap. */
export async function needsTap(skills: Skill[], { acts: [first], heard, filled }: Part, turn: Turn): Promise<boolean> {
  if (!first || heard === undefined || heard >= sureShare) return false;
  return careful.has(first.act) || (first.act === 'fix.remove' && (await countRemoved(skills, filled, turn)) > 1);
}
