import * as texts from '../../../../texts/models.ts';
import type { Answering, AnswerLines, Look } from '../../../assistant/skill.ts';
import { findModelPerson } from '../data.ts';
import { askModel } from './askModel.ts';
import { tableOn } from './questions.ts';

/** Nothing with fewer figures is a table. */
const leastFigures = 4;

const figuresOf = (line: string): string[] => line.replaceAll('_', '').match(/\d+(?:[.,]\d+)*/g) ?? [];

/**
 * The lines of a model of which the built-in reading saw every figure, too, on one line of the photo, in the same order:
 * two readings that know nothing of each other agree.
 */
export function linesSeenTwice(lines: string[], written: string[]): string[] {
  const seen = written.map((line) => new Set(figuresOf(line)));
  let next = 0;
  return lines
    .filter((line) => {
      const figures = figuresOf(line);
      const at = seen.findIndex((known, row) => row >= next && figures.every((one) => known.has(one)));
      if (figures.length > 0 && at >= 0) next = at + 1;
      return figures.length === 0 || at >= 0;
    })
    .map((line) => line.replace(/\s*\|\s*/g, '\t').trim());
}

/** Has a model copy a table whose names the built-in reading can't make out; the first of the readers that knows its lines answers. */
export const createLookAtTable =
  (readers: AnswerLines[]): Look =>
  async (looking) => {
    const { picture, person, context } = looking;
    const { models } = context.config;
    const { owner, locale } = person;
    if (!models?.vision) return undefined;
    const writing = await picture.writing();
    if (writing.fault || writing.lines.flatMap(figuresOf).length < leastFigures) return undefined;
    const { isGiven, plan } = await findModelPerson(context.db, owner);
    if (!isGiven) return undefined;
    const question = tableOn(picture.detailedJpeg, AbortSignal.timeout(models.mostMs));
    const copied = await askModel(context, { owner, plan }, 'table', question);
    const lines = copied ? linesSeenTwice(copied.lines, writing.lines) : [];
    for (const read of readers) {
      const answering = await read(lines, looking);
      if (answering) return marked(answering, texts.readByModel(locale));
    }
    return undefined;
  };

const marked =
  (answering: Answering, note: string): Answering =>
  async (turn) => {
    const outcome = await answering(turn);
    return { ...outcome, text: `${note}\n\n${outcome.text}` };
  };
