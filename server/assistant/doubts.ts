import { z } from 'zod';
import { acts } from '../../contract/acts/acts.ts';
import * as texts from '../../texts/conversation.ts';
import { readAgreement } from '../language/agreement.ts';
import { findQuestion } from './data.ts';
import type { Outcome, Skill } from './skill.ts';

const inDoubt = z.object({ act: z.enum(acts), text: z.string() });

function takenUp(data: unknown): Outcome | undefined {
  const told = inDoubt.safeParse(data).data;
  return told && { text: '', says: told.text, means: told.act };
}

/** Takes up what was likely to be logged, once the person says that it is. */
export const doubts: Skill = {
  name: 'doubts',
  acts: [],

  async resume(data, text, { person: { locale } }) {
    const answer = readAgreement(text);
    if (answer === 'no') return { text: texts.left(locale) };
    return answer === 'yes' ? takenUp(data) : undefined;
  },

  async press(verb, _argument, { db, person: { owner, locale }, now }) {
    if (verb !== 'log') return { text: texts.left(locale) };
    const question = await findQuestion(db, owner, now);
    const taken = question?.skill === doubts.name ? takenUp(question.data) : undefined;
    return taken ?? { text: texts.buttonGone(locale) };
  },
};
