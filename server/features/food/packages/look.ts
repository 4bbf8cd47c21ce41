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
  const { locale } = person;
  const code = picture.barcodes.map(barcodeOf).find((known) => known !== undefined);
  if (code) return lookUpCode(code, { person, context });
  const writing = await picture.writing();
  const answering = writing.fault ? undefined : await answerLabel(writing.lines, { picture, person, context });
  if (answering || context.config.models?.vision) return answering;
  const asked = await findUnknownPack({ person, context });
  return asked && (async () => ({ text: texts.labelUnread(locale), question: { skill: 'food', data: asked } }));
}

/** Aadhaar numbers and those of phones with 91 before them, which nobody else has to know. */
const mayBeOfPerson = /^[2-9]\d{11}$/;

/** The number of a pack that is typed, with nothing beside it. */
export async function lookUpTypedCode(text: string, by: By): Promise<Answering | undefined> {
  const digits = text.replace(/[\s-]/g, '');
  const code = mayBeOfPerson.test(digits) ? undefined : barcodeOf(digits);
  return code === undefined ? undefined : lookUpCode(code, by);
}

type By = Pick<Looking, 'person' | 'context'>;

async function lookUpCode(code: string, { person, context }: By): Promise<Answering> {
  const food = await lookUpBarcode(context, person.owner, code);
  return async (turn) => (food ? offerPack(food, turn) : askForLabel(code, turn));
}

/** Offers to keep what a nutrition table says, under the barcode that was asked about. */
export const answerLabel: AnswerLines = async (lines, looking) => {
  const label = readLabel(lines);
  if (!label) return undefined;
  const asked = await findUnknownPack(looking);
  return async (turn) => offerLabel(label, asked?.barcode, turn);
};

async function findUnknownPack({ person, context }: By) {
  const question = await findQuestion(context.db, person.owner, context.clock.now());
  const asked = question?.skill === 'food' ? (question.data as UnknownPackQuestion) : undefined;
  return asked?.kind === 'unknownPack' ? asked : undefined;
}
