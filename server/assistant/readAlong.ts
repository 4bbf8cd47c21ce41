import type { Part } from '../understanding/wants/wants.ts';
import type { Turn } from './skill.ts';

/** A message with what was talked of before, as it was cut by the fitted reading. */
export interface CutMessage {
  text: string;
  context: string;
  parts: Part[];
}

/** Somebody else who may tell what the parts of a message want. */
export interface ReadAlong {
  isWanted(message: CutMessage, turn: Turn): Promise<boolean>;
  /** While no transaction is open; undefined where there is no answer of use. */
  ask(message: CutMessage, turn: Turn): Promise<Part[] | undefined>;
}

/** The parts of a message as they were told; undefined where the fitted ones stand. */
export type ToldParts = (message: CutMessage, turn: Turn) => Promise<Part[] | undefined>;

/** Ends a transaction without a trace: what the message wants is asked before it is handled again. */
export class WantsReading extends Error {
  readonly cut: CutMessage;
  readonly turn: Turn;
  constructor(cut: CutMessage, turn: Turn) {
    super('What the message wants is to be asked.');
    this.cut = cut;
    this.turn = turn;
  }
}

export const askFirst =
  ({ isWanted }: ReadAlong): ToldParts =>
  async (message, turn) => {
    if (await isWanted(message, turn)) throw new WantsReading(message, turn);
    return undefined;
  };

/** The answer counts for the words that were asked about, and nothing more is asked. */
export const toldBy =
  (asked: CutMessage, parts: Part[] | undefined): ToldParts =>
  async ({ text }) =>
    text === asked.text ? parts : undefined;
