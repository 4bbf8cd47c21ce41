import * as texts from '../../../../texts/food/packages.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Answering, Looking } from '../../../assistant/skill.ts';
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
  const question = await findQuestion(context.db, owner, context.clock.now());
  const asked = question?.skill === 'food' ? (question.data as UnknownPackQuestion) : undefined;
  const barcode = asked?.kind === 'unknownPack' ? asked.barcode : undefined;
  const writing = await picture.writing();
  const label = writing.fault ? undefined : readLabel(writing.lines);
  if (label) return async (turn) => offerLabel(label, barcode, turn);
  if (!asked || !barcode || context.config.models?.vision) return undefined;
  return async () => ({ text: texts.labelUnread(locale), question: { skill: 'food', data: asked } });
}
