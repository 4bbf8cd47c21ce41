import type { Db } from '../db/open.ts';
import type { Part } from '../understanding/wants/wants.ts';
import type { Person, Turn } from './skill.ts';

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
  ask(message: CutMessage, turn: Turn): Promise<Told | undefined>;
  /** Within the transaction in which its answer counted; without a change where a tap alone confirmed it. */
  learn(reading: Reading, changeId: string | undefined, db: Db): Promise<void>;
}

/** The parts of a message as they were told, and names of the person that nobody else is to see. */
export interface Told {
  parts: Part[];
  names: string[];
}

/** A message of a person as it was cut, and as its parts were told. */
export interface Reading extends Told {
  cut: CutMessage;
  person: Person;
  /** The person chose it of two. */
  isChosen?: true;
}

/** A message as it was told; undefined where the fitted reading stands. */
export type ToldParts = (message: CutMessage, turn: Turn) => Promise<Told | undefined>;

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
  (asked: CutMessage, told: Told | undefined): ToldParts =>
  async ({ text }, { person, learnsFrom }) => {
    if (text !== asked.text || !told) return undefined;
    learnsFrom?.({ ...told, cut: asked, person });
    return told;
  };
