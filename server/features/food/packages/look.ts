import * as texts from '../../../../texts/food/packages.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Answering, AnswerLines, Looking } from '../../../assistant/skill.ts';
import { barcodeOf } from '../../nutrition/packages/barcode.ts';
import { readLabel } from '../../nutrition/packages/label.ts';
import { lookUpBarcode } from '../../nutrition/packages/lookUp.ts';
import { askForLabel, offerLabel, type UnknownPackQuestion } from './label.ts';
import { offerPack } from './pack.ts';

/** A photo of a pack: its barcode is looked up, else its nutrition table read; undefined of a photo that shows neither. */
export async function lookAtPack({ picture, person, context }: Looking): Promise<Answering | undefined> {
  const { owner, locale } = person;
  const code = picture.barcodes.map(barcodeOf).find((known) => known !== undefined);
  if (code) {
    const food = await lookUpBarcode(context, owner, code);
    return async (turn) => (food ? offerPack(food, turn) : askForLabel(code, turn));
  }
  const writing = await picture.writing();
  const answering = writing.fault ? undefined : await answerLabel(writing.lines, { picture, person, context });
  if (answering || context.config.models?.vision) return answering;
  const asked = await findUnknownPack({ person, context });
  return asked && (async () => ({ text: texts.labelUnread(locale), question: { skill: 'food', data: asked } }));
}

/** Offers to keep what a nutrition table says, under the barcode that was asked about. */
export const answerLabel: AnswerLines = async (lines, looking) => {
  const label = readLabel(lines);
  if (!label) return undefined;
  const asked = await findUnknownPack(looking);
  return async (turn) => offerLabel(label, asked?.barcode, turn);
};

async function findUnknownPack({ person, context }: Pick<Looking, 'person' | 'context'>) {
  const question = await findQuestion(context.db, person.owner, context.clock.now());
  const asked = question?.skill === 'food' ? (question.data as UnknownPackQuestion) : undefined;
  return asked?.kind === 'unknownPack' ? asked : undefined;
}
