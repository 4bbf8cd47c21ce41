import { z } from 'zod';
import { acts } from '../../contract/acts/acts.ts';
import * as texts from '../../texts/conversation.ts';
import { readAgreement } from '../language/agreement.ts';
import { findQuestion } from './data.ts';
import { readingOf, readingSaid } from './readings.ts';
import type { Outcome, Skill } from './skill.ts';

const inDoubt = z.object({ act: z.enum(acts), text: z.string() });

function takenUp(data: unknown): Outcome | undefined {
  const told = inDoubt.safeParse(data).data;
  return told && { text: '', says: told.text, means: told.act };
}

const done = (takesUp: Outcome['takesUp']): Outcome | undefined => takesUp && { text: '', takesUp };

/** Takes up what was likely to be logged, or read in several ways, once the person says what is meant. */
export const doubts: Skill = {
  name: 'doubts',
  acts: [],

  async resume(data, text, { person: { locale } }) {
    const answer = readAgreement(text);
    if (answer === 'no') return { text: texts.left(locale) };
    const isYes = answer === 'yes';
    return done(readingSaid(data, text, isYes)) ?? (isYes ? takenUp(data) : undefined);
  },

  async press(verb, argument, { db, person: { owner, locale }, now }) {
    if (verb === 'leave') return { text: texts.left(locale) };
    const question = await findQuestion(db, owner, now);
    const data = question?.skill === doubts.name ? question.data : undefined;
    const taken = verb === 'read' ? done(readingOf(data, argument)) : takenUp(data);
    return taken ?? { text: texts.buttonGone(locale) };
  },
};
