import type { Act } from '../../contract/acts/acts.ts';
import type { FilledAct } from '../../contract/acts/slots.ts';
import type { CareKind } from '../../contract/care.ts';
import type { MealType } from '../../contract/entries/food.ts';
import type { AppContext } from '../context.ts';
import type { EntryTable, KeptTable } from '../db/entries.ts';
import type { Db } from '../db/open.ts';
import type { Correction } from '../language/corrections/correction.ts';
import type { ToldEntry } from '../language/corrections/meant/diary.ts';
import type { TimeTold } from '../language/timeTold.ts';
import type { DocumentText, ReadableFile } from '../lib/documents/readDocument.ts';
import type { OwnerId, PersonSettings } from '../lib/owner.ts';
import type { Part } from '../understanding/wants/wants.ts';
import type { Channel } from './data.ts';
import type { Reading, ToldParts } from './readAlong.ts';
import type { ReadOnce } from './readOnce.ts';
import type { Reaction, Reply } from './reply.ts';
import type { Wants } from './wanted.ts';

/** Bytes that a channel brings when they are asked for. */
export type FetchedFile = () => Promise<Uint8Array | 'tooLarge'>;

/** A photo; those of one album are sent as one. */
export interface Photo {
  fetch: FetchedFile;
  album?: string | undefined;
}

/** A photo without words, opened before the turn begins. */
export interface ReceivedPicture {
  /** Without metadata, for a model: 1,024 pixels. */
  jpeg: Buffer;
  /** The same with its small print: 2,000 pixels. */
  detailedJpeg: Buffer;
  /** The numbers of the barcodes on it. */
  barcodes: string[];
  /** SHA-256 of the file. */
  digest: string;
  album: string | undefined;
  /** What is written on it: read when it is first asked for, which takes seconds. */
  writing(): Promise<DocumentText>;
}

export interface Looking {
  picture: ReceivedPicture;
  person: Person;
  context: AppContext;
}

/** What is answered within the turn to something that was read before it. */
export type Answering = (turn: Turn) => Promise<Outcome>;

/** Looks at a photo before the turn begins, so that no transaction waits; undefined where it shows nothing of that kind. */
export type Look = (looking: Looking) => Promise<Answering | undefined>;

/** Answers what the lines of a photo say, with tabs between their cells; undefined of lines of another kind. */
export type AnswerLines = (lines: string[], looking: Looking) => Promise<Answering | undefined>;

/** A voice note; not every channel knows how long it is. */
export interface Recording {
  fetch: FetchedFile;
  seconds?: number;
}

/** Whom the assistant talks to. */
export interface Person extends PersonSettings {
  owner: OwnerId;
}

/** One message or button press being handled. Everything it reads and writes goes through its transaction. */
export interface Turn {
  db: Db;
  person: Person;
  /** What the person has of their own, as several skills ask for it. */
  own: ReadOnce;
  /** When the message was told: days and times of day are reckoned from here. */
  now: Date;
  /** When it is handled: hours later where the bot was away, or where it is edited. */
  handledAt: Date;
  /** The whole message, misspelt words of the subject as they are meant; '' for a button. */
  said: string;
  /** How many days ago the day is that the whole message is told of: "on Monday". */
  daysAgo: number;
  /** The message holds other parts than the one that is handled. */
  isPart?: boolean;
  /** The one time of day that the message tells beside what it logs. */
  time?: TimeTold | undefined;
  context: AppContext;
  channel: Channel;
  /** When the session of the web last proved who uses it. */
  provenAt?: Date | null | undefined;
  /** What the message, or the part of it that is handled, wants; undefined of commands and buttons. */
  wants?: Wants | undefined;
  /** The change that the message replies to. */
  about?: string | undefined;
  /** What becomes of a message that no skill understood, where a model may be asked. */
  help?: Help | undefined;
  /** What its parts want, where a model may be asked. */
  toldParts?: ToldParts | undefined;
  /** Hears of the reading of somebody else that counts, and of none where it is asked about first. */
  learnsFrom?: ((reading: Reading | undefined) => void) | undefined;
  /** It takes the place of what was told just before, with that in it. */
  isRetold?: true;
  /** What the message did before it was edited, taken back: undoing the edit does it again. */
  replaced?: Effect[] | undefined;
}

/** Answers a message, or words of it, that nobody understood; `lost` is what is said where there is no help. */
export type Help = (lost: Outcome, turn: Turn) => Promise<Outcome>;

/** One row that a turn changed; `before` holds the columns that an update overwrote. `users` and `goals` are only updated. */
export interface Effect {
  table: KeptTable | 'users' | 'goals' | 'personalFoods' | 'savedPhrases';
  id: string;
  change: 'created' | 'deleted' | 'updated';
  before?: Record<string, unknown>;
  /** It went because its message was edited. */
  byEdit?: true;
}

/** The rows of a table that these effects left in place. */
export const idsLeft = (effects: Effect[], table: EntryTable): string[] =>
  effects.flatMap((effect) => (effect.table === table && effect.change !== 'deleted' ? effect.id : []));

/** What a skill did with its part of a message. */
export interface Outcome {
  text: string;
  /** Shown with the text. */
  picture?: Reply['picture'];
  /** What is paid in the chat itself. */
  invoice?: Reply['invoice'];
  /** What can be undone; kept as one change together with the other outcomes of the message. */
  effects?: Effect[];
  /** Buttons that need the id of that change. */
  buttons?: (changeId: string) => Reply['buttons'];
  /** The danger that this answers. */
  care?: CareKind;
  /** Told right after the text, once, and kept nowhere. */
  secret?: string;
  /** An emoji that says as much as the text. */
  reaction?: Reaction;
  /** What a pressed button says for the person: it is understood as if they had written it. */
  says?: string;
  /** What that surely wants; undefined where its words decide. */
  means?: Act;
  /** What was read before, and is done now that the person says so. */
  takesUp?: { text: string; parts: Part[]; learnsFrom?: Omit<Reading, 'person'> };
  /** Nothing could be made of the message, and the text says only that. */
  isLost?: true;
  /** Words for foods of today that it could make nothing of, while it answers the rest. */
  unread?: { words: string[]; meal: MealType | undefined };
  /** It says only that nothing was logged: what the message is likelier meant as is answered instead. */
  isAside?: true;
  /** That this was wanted only a model saw. */
  isByModel?: true;
  /** What the next message is expected to answer. */
  question?: Question;
}

export interface Question {
  /** The skill that asked. */
  skill: string;
  data: unknown;
}

/** A file that a person sent, read before the turn began. */
export interface ReceivedDocument {
  text: DocumentText;
  /** SHA-256 of the file. */
  digest: string;
  /** Undefined where nothing could be read. */
  file?: ReadableFile | undefined;
}

/** What a correction may be about that names nothing: what the latest change left, what else today and yesterday hold, or these entries. */
export type Reach = 'latest' | 'earlier' | { entries: string[] };

/** How the assistant talks about one noun; each feature's assistant.ts is one. */
export interface Skill {
  name: string;
  /** What it serves: parts of a message that want something else don't reach it. Undefined where its own words decide. */
  acts?: readonly Act[];
  /** Answers a message that is a command or a question as a whole, such as "today". */
  answer?(text: string, turn: Turn): Promise<Outcome | undefined>;
  /** Whether the words name something that it keeps. */
  names?(words: string, turn: Turn): boolean | Promise<boolean>;
  /** What it keeps that a message may speak of: of today and yesterday, or of the day that it is told of. `latest` is the latest change. */
  told?(turn: Turn, latest: Effect[]): Promise<ToldEntry[]>;
  /** Changes what was logged; undefined when the correction is about no entry of this skill. */
  correct?(correction: Correction, turn: Turn, reach: Reach): Promise<Outcome | undefined>;
  /** Puts right what the latest change left of its kind, in words that it reads to the last: "ended at 11 am" of a fast that is over. */
  mend?(text: string, turn: Turn): Promise<Outcome | undefined>;
  /** Its entries keep the time of the turn, so that what it takes from has no time of day in it. */
  isTimedByTurn?: true;
  /**
   * Takes the part of a message that it understands and leaves the rest to the skills after it.
   * The text is as the person wrote it, without control characters.
   */
  take?(text: string, turn: Turn): Taken | undefined | Promise<Taken | undefined>;
  /** What it takes is written down: nothing of a message that surely tells nothing. */
  logs?: true;
  /** Any words may be a name to it: where nobody made anything of a part, it takes only what may be of its kind. */
  readsNames?: true;
  /** Does an act that comes with all it needs; undefined where it is none of its own, or can't be done as it is filled. */
  do?(filled: FilledAct, turn: Turn): Promise<Outcome | undefined>;
  /** Keeps, or asks what is missing of, what surely tells of this and is in no form that `take` knows. */
  keep?(act: Act, text: string, turn: Turn): Promise<Outcome | undefined>;
  /** The act of a message that it reads to the last word: such a one wants nothing else, and is not cut. */
  readsWhole?(text: string): Act | undefined;
  /** Whether a message is an answer to its question, whatever it would mean otherwise. */
  isAnswer?(text: string, turn: Turn, data: unknown): boolean;
  /** Continues with the answer to a question that this skill asked; undefined when the message is about something else. */
  resume?(data: unknown, text: string, turn: Turn): Promise<Outcome | undefined>;
  /** Its question is answered by the next message whatever that says, but by a command. */
  takesNext?: boolean;
  /** Answers a document; the first skill that has this is asked. */
  receive?(document: ReceivedDocument, turn: Turn): Promise<Outcome>;
  /** Answers an act that a message which no skill understood likely wants; it changes nothing. Undefined where it can't. */
  guess?(act: Act, turn: Turn): Promise<Outcome | undefined>;
  /** Answers a message in which no skill found anything: the last word before silence. Undefined leaves it to the next skill. */
  lost?(text: string, turn: Turn): Outcome | undefined | Promise<Outcome | undefined>;
  /** What a button with the action `<skill>.<verb>:<argument>` does. */
  press?(verb: string, argument: string, turn: Turn): Promise<Outcome>;
}

export interface Taken {
  rest: string;
  log(turn: Turn): Promise<Outcome>;
}
