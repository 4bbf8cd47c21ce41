import type { FilledAct } from '../../../../contract/acts/slots.ts';
import { partsAsSaid, type Refusal, type SaidPart, type ShownMessage } from '../../../understanding/wants/said.ts';
import type { Part } from '../../../understanding/wants/wants.ts';
import { asTold } from './asTold.ts';
import type { ToldPart } from './questions.ts';

/** A message that a model was asked about. */
interface AskedMessage {
  text: string;
  context: string;
  shown: ShownMessage;
  /** Names that it may speak of. */
  names: string[];
  /** Local date. */
  today: string;
}

interface Held {
  parts: Part[] | Refusal;
  /** Parts that were filled with what nobody said. */
  invented: number;
}

/** What a model told, held against the message: what a part is filled with counts where its writer said all of it. */
export function heldAgainst({ text, context, shown, names, today }: AskedMessage, told: ToldPart[]): Held {
  let invented = 0;
  const said = told.map(({ words, act, told: slots }): SaidPart => {
    if (slots === null) return { words, act };
    const filled = asTold({ act, slots } as FilledAct, { message: text, names, today });
    if (!filled) invented += 1;
    return { words, act, filled };
  });
  return { parts: partsAsSaid({ text, context }, shown, said), invented };
}
