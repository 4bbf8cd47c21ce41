import { randomUUID } from 'node:crypto';
import * as texts from '../../texts/conversation.ts';
import { readWithModel } from '../../texts/models.ts';
import { setQuestion } from './mutations.ts';
import type { Reply } from './reply.ts';
import type { Outcome, Turn } from './skill.ts';

/** Keeps what was asked, and joins the outcomes into one reply with what it changed. */
export async function conclude(outcomes: Outcome[], turn: Turn): Promise<Reply> {
  const { db, person, handledAt } = turn;
  const { replaced = [] } = turn;
  const effects = [...replaced, ...outcomes.flatMap((outcome) => outcome.effects ?? [])];
  const changeId = randomUUID();
  const question = outcomes.findLast((outcome) => outcome.question)?.question;
  if (question) await setQuestion(db, person.owner, question, handledAt);
  const buttons = withoutRepeats(outcomes.flatMap((outcome) => outcome.buttons?.(changeId) ?? []));
  const canUndo = effects.length > 0 && !buttons.flat().some((button) => button.action.startsWith('basics.undo'));
  if (canUndo) buttons.push([{ label: texts.undo(person.locale), action: `basics.undo:${changeId}` }]);
  const care = outcomes.find((outcome) => outcome.care)?.care;
  const isByModel = outcomes.some((outcome) => outcome.isByModel && outcome.effects?.length);
  const lines = outcomes.map((outcome) => outcome.text);
  const told = [...lines, ...(isByModel ? [readWithModel(person.locale)] : [])].join('\n\n');
  const text = replaced.length > 0 ? texts.edited(person.locale, told) : told;
  const changed = effects.length > 0 ? { change: { id: changeId, effects } } : {};
  const secret = outcomes.find((outcome) => outcome.secret)?.secret;
  const picture = outcomes.find((outcome) => outcome.picture)?.picture;
  const invoice = outcomes.find((outcome) => outcome.invoice)?.invoice;
  const reaction = outcomes.length === 1 && !isByModel ? outcomes[0]?.reaction : undefined;
  return {
    text,
    picture,
    invoice,
    secret,
    reaction,
    ...changed,
    ...(care && { care }),
    ...(buttons.length > 0 && { buttons }),
  };
}

/** Two meals of one message are one change: its buttons stand once. */
function withoutRepeats(rows: NonNullable<Reply['buttons']>): NonNullable<Reply['buttons']> {
  const keys = rows.map((row) => row.map(({ action }) => action).join(' '));
  return rows.filter((_, at) => keys.indexOf(keys[at] as string) === at);
}
