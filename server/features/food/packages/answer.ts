import { buttonGone } from '../../../../texts/conversation.ts';
import * as texts from '../../../../texts/food/packages.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { readTypedLabel } from '../../nutrition/packages/typedLabel.ts';
import { keepLabel, type LabelQuestion, nameLabel, offerLabel, type UnknownPackQuestion } from './label.ts';
import { logPack, logPackByWords, type PackQuestion } from './pack.ts';

export type PackageQuestion = PackQuestion | LabelQuestion | UnknownPackQuestion;

const kinds: string[] = ['pack', 'label', 'unknownPack'] satisfies PackageQuestion['kind'][];
export const isAboutPackage = (question: { kind: string }): question is PackageQuestion =>
  kinds.includes(question.kind);

/** The amount, the name or the figures that were asked for; undefined of a message about something else. */
export async function answerPackage(question: PackageQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  if (question.kind === 'pack') return logPackByWords(question, text, turn);
  if (question.kind === 'label') return question.name ? undefined : nameLabel(question, text, turn);
  const label = readTypedLabel(text);
  return label && offerLabel(label, question.barcode, turn);
}

/** A button under a pack; undefined of other buttons. */
export async function pressPackage(verb: string, key: string, at: number, turn: Turn): Promise<Outcome | undefined> {
  if (!['pack', 'unpack', 'keepLabel'].includes(verb)) return undefined;
  const { locale, owner } = turn.person;
  const asked = (await findQuestion(turn.db, owner, turn.now))?.data as PackageQuestion | undefined;
  const question = asked && 'key' in asked && asked.key === key ? asked : undefined;
  if (verb === 'unpack' && question) return { text: texts.leftOut(locale) };
  if (verb === 'pack' && question?.kind === 'pack') return (await logPack(question, at, turn)) ?? gone(turn);
  return verb === 'keepLabel' && question?.kind === 'label' ? keepLabel(question, turn) : gone(turn);
}

const gone = ({ person }: Turn): Outcome => ({ text: buttonGone(person.locale) });
