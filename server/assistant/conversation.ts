import * as texts from '../../texts/conversation.ts';
import { document as documentSent } from '../../texts/healthReports.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/open.ts';
import { limitRate } from '../http/rateLimit.ts';
import { plainNumbers } from '../language/spokenNumbers.ts';
import type { Part } from '../understanding/wants/wants.ts';
import { basics } from './basics.ts';
import { conclude } from './conclude.ts';
import { findChangeOf, findExchange, listMessages, type StoredMessage } from './data.ts';
import { doubts } from './doubts.ts';
import { editedParts, findBefore, takeBack } from './edits.ts';
import { type Incoming, type Opening, openIncoming, type Received } from './incoming.ts';
import { languageChoice } from './languageChoice.ts';
import { lateNote, whenTold } from './lateMessages.ts';
import { insertExchange, setLanguage, takeQuestion, takeTurn } from './mutations.ts';
import { joinMeal, type OneMeal, textOfParts } from './partsOfMeal.ts';
import {
  askFirst,
  type CutMessage,
  type ReadAlong,
  type Reading,
  type Told,
  toldBy,
  WantsReading,
} from './readAlong.ts';
import { askWhich } from './readings.ts';
import { ReadOnce } from './readOnce.ts';
import { refuse } from './refused.ts';
import type { Reaction, Reply } from './reply.ts';
import type { Effect, Help, Outcome, Person, Skill, Turn } from './skill.ts';
import { understandTold } from './twoReadings.ts';
import { understandParts, understandWhole, withToldBeside } from './understandParts.ts';
import { cutMessage, surely } from './wanted.ts';
import { languageFor } from './writtenLanguage.ts';

const messagesPerMinute = 60;

export interface Exchange {
  /** The person's message and the answers, in order. */
  messages: StoredMessage[];
  /** It had been handled before: these are the answers of that time. */
  repeated: boolean;
  /** The answer to what an edited message said before: this one takes its place. */
  replaces?: StoredMessage | undefined;
  /** What follows the answers and is in no message that is kept. */
  secret?: string;
  /** An emoji that says as much as the answer, where the message is handled for the first time. */
  reaction?: Reaction;
}

export interface Assistant {
  handle(person: Person, incoming: Incoming): Promise<Exchange>;
}

/** Reads a message before everything else; what it answers goes no further. */
export type Gate = (text: string, turn: Turn, parts: Part[], isRead: boolean) => Promise<Outcome | undefined>;

/** Puts right what a message may have upset, whichever skill took it; answers with what to say of it. What was undone is no effect. */
export type Settle = (turn: Turn, effects: Effect[]) => Promise<string | undefined>;

/** Looks elsewhere for what a message means, or what `lost` left of it, while no transaction waits for it; the one of the turn is over. */
export type SeekHelp = (turn: Turn, lost: Outcome) => Promise<Help>;

/** Ends a transaction without a trace: nobody understood the message, and help is sought before it is handled again. */
class NotUnderstood extends Error {
  readonly turn: Turn;
  readonly lost: Outcome;
  constructor(turn: Turn, lost: Outcome) {
    super('No skill understood the message.');
    this.turn = turn;
    this.lost = lost;
  }
}
const wantHelp: Help = (lost, turn) => Promise.reject(new NotUnderstood(turn, lost));

interface Parts {
  skills: Skill[];
  gate: Gate;
  /** A message with its misspelt words as they are meant. */
  mend(text: string): string;
  settle: Settle;
  oneMeal: OneMeal;
  seekHelp: SeekHelp | undefined;
  readAlong: ReadAlong | undefined;
  opening: Opening;
}
type Talking = Omit<Parts, 'seekHelp' | 'readAlong' | 'opening'>;

/** Message in, skills, reply out. Everything that one message causes is one transaction. */
export function createAssistant(context: AppContext, given: Parts): Assistant {
  const { seekHelp, readAlong, opening, ...others } = given;
  const parts = { ...others, skills: [basics, languageChoice, doubts, ...given.skills] };
  return {
    async handle(person, brought) {
      const { owner } = person;
      await limitRate(context, `chat ${owner}`, messagesPerMinute, 60);
      const incoming = await openIncoming(context, opening, person, brought);
      let help = seekHelp && wantHelp;
      let toldParts = readAlong && askFirst(readAlong);
      const counting: { reading?: Reading | undefined } = {};
      const learnsFrom = (reading: Reading | undefined) => {
        counting.reading = reading;
      };
      for (;;)
        try {
          const asked = { person, context, help, toldParts, learnsFrom };
          return await context.db.transaction().execute(async (db) => {
            learnsFrom(undefined);
            const exchange = await converse(parts, incoming, { db, ...asked });
            const changeId = exchange.messages.at(-1)?.changeId;
            const { reading } = counting;
            if (reading && (changeId || reading.isChosen)) await readAlong?.learn(reading, changeId ?? undefined, db);
            return exchange;
          });
        } catch (error) {
          if (readAlong && error instanceof WantsReading)
            toldParts = toldBy(error.cut, await readAlong.ask(error.cut, error.turn));
          else if (seekHelp && error instanceof NotUnderstood) help = await seekHelp(error.turn, error.lost);
          else throw error;
        }
    },
  };
}

/** Handles a message once, within the transaction of the turn. */
async function converse(
  skilled: Talking,
  incoming: Received,
  given: Pick<Turn, 'db' | 'person' | 'context' | 'help' | 'toldParts' | 'learnsFrom'>,
): Promise<Exchange> {
  const { db, person, context } = given;
  const { owner } = person;
  await takeTurn(db, owner);
  const { channel, externalId, edits, repliesTo } = incoming;
  // A message that comes after its edit has had its say.
  const known = await findExchange(db, owner, channel, externalId);
  if (known) return { messages: known, repeated: true };

  const handledAt = context.clock.now();
  const before = edits === undefined ? undefined : await findBefore(db, owner, channel, edits);
  const parts = editedParts(before, edits, incoming.text ?? '');
  const told = parts ? textOfParts(parts) : incoming.text;
  const isSame = before && told === (before.said.parts ? textOfParts(before.said.parts) : before.said.text);
  if (isSame) return { messages: before.messages, repeated: true };
  const turn: Turn = {
    ...given,
    own: new ReadOnce(db, owner),
    person: await hear(db, person, incoming),
    // What an edited message tells of happened when it was first written.
    now: incoming.sentAt || !before ? whenTold(incoming.sentAt, handledAt) : before.said.createdAt,
    handledAt,
    daysAgo: 0,
    said: told ?? '',
    channel,
    provenAt: incoming.provenAt,
    about: repliesTo && (await findChangeOf(db, owner, channel, repliesTo)),
    replaced: before && (await takeBack(db, owner, before, handledAt)),
  };
  const answer = (text: string | undefined, of: Turn) => {
    const said = plainNumbers(of.said);
    return respondSettled(
      skilled,
      { ...incoming, text: text === of.said ? said : text && plainNumbers(text) },
      { ...of, said },
    );
  };
  const joined = before ? undefined : await joinMeal(skilled.oneMeal, incoming, turn, answer);
  const reply = joined?.reply ?? (await answer(told, turn));
  const kept = { edits: joined?.parts[0]?.externalId ?? edits, sentAt: incoming.sentAt, parts: joined?.parts ?? parts };
  const said = { channel, externalId, text: await shownText(incoming, turn), ...kept };
  const messages = await insertExchange(db, owner, said, reply, handledAt);
  const replaces = (joined?.before ?? before)?.answer;
  return { messages, repeated: false, secret: reply.secret, reaction: reply.reaction, replaces };
}

/** The person, with the language of this message in use unless they chose one. */
async function hear(db: Db, person: Person, { text = '' }: Received): Promise<Person> {
  // The words of a command are nobody's own.
  const locale = person.language || (text.startsWith('/') ? person.locale : languageFor(text, person.locale));
  if (locale !== person.locale) await setLanguage(db, person.owner, { language: person.language, locale });
  return { ...person, locale };
}

async function respondSettled(parts: Talking, incoming: Received, turn: Turn): Promise<Reply> {
  const { voice } = incoming;
  const answered = await respond(parts, incoming, turn);
  const heard = voice && 'heard' in voice ? texts.heard(turn.person.locale, turn.said) : undefined;
  const late = incoming.edits === undefined ? lateNote(turn) : undefined;
  const first = [late, heard].filter((line) => line !== undefined);
  const reply =
    first.length > 0 ? { ...answered, text: [...first, answered.text].join('\n\n'), reaction: undefined } : answered;
  const settled = await parts.settle(turn, answered.change?.effects ?? []);
  return settled ? { ...reply, text: `${reply.text}\n\n${settled}` } : reply;
}

async function respond({ skills, gate, mend }: Talking, incoming: Received, given: Turn): Promise<Reply> {
  const reading = { skills, mend };
  if (incoming.action !== undefined) return press(reading, incoming.action, given);
  const { locale } = given.person;
  const written = incoming.text ?? '';
  const refusal = refuse(written, locale);
  const text = refusal ? '' : mend(written);
  const whole = skills.map((skill) => skill.readsWhole?.(text)).find((act) => act !== undefined);
  const cut = written && !written.startsWith('/') ? await cutMessage(written, given, whole) : undefined;
  const isOfWords = !(refusal || incoming.document || incoming.found || (incoming.voice && 'answer' in incoming.voice));
  const hearing = isOfWords && whole === undefined ? given : { ...given, toldParts: undefined };
  const { cared, parts, asked, told } = await hearParts(
    (...heard) => gate(...heard, whole !== undefined),
    written,
    cut,
    hearing,
  );
  if (cared) {
    await takeQuestion(given.db, given.person.owner, given);
    return conclude(await withToldBeside(cared, reading, parts, given), given);
  }
  const turn = { ...given, said: text };
  const reader = incoming.document && skills.find((skill) => skill.receive);
  if (incoming.document && reader?.receive) return conclude([await reader.receive(incoming.document, turn)], turn);
  if (incoming.voice && 'answer' in incoming.voice) return conclude([incoming.voice.answer], turn);
  if (incoming.found) return conclude([await incoming.found(turn)], turn);
  if (refusal) return conclude([{ text: refusal }], turn);
  if (asked) return conclude([asked], turn);
  const outcomes =
    cut && told
      ? await understandTold(reading, { cut, told }, text, turn)
      : await understandParts(reading, parts, text, turn);
  return conclude(await takeUp(reading, outcomes, turn), turn);
}

/** What an answer or a button takes up is done as it was read. */
async function takeUp(reading: Pick<Talking, 'skills' | 'mend'>, outcomes: Outcome[], turn: Turn): Promise<Outcome[]> {
  const taken = outcomes.find(({ takesUp }) => takesUp)?.takesUp;
  if (!taken) return outcomes;
  const { learnsFrom } = taken;
  if (learnsFrom) turn.learnsFrom?.({ ...learnsFrom, person: turn.person });
  turn.own.forget();
  const said = reading.mend(taken.text);
  return understandParts(reading, taken.parts, said, { ...turn, said, wants: undefined });
}

/**
 * What the parts want, and what the gate answers to them; whoever else is asked may add a danger and takes none away.
 * `asked`: which of two readings is meant.
 */
async function hearParts(
  gate: (text: string, turn: Turn, parts: Part[]) => Promise<Outcome | undefined>,
  written: string,
  cut: CutMessage | undefined,
  given: Turn,
): Promise<{ cared: Outcome | undefined; parts: Part[]; asked?: Outcome | undefined; told?: Told }> {
  const fitted = cut?.parts ?? [];
  const cared = await gate(written, given, fitted);
  const told = cut && !cared ? await given.toldParts?.(cut, given) : undefined;
  if (!cut || !told) return { cared, parts: fitted };
  const { parts } = told;
  return { cared: await gate(written, given, parts), parts, asked: askWhich(cut, told, given), told };
}

async function press(reading: Pick<Talking, 'skills' | 'mend'>, action: string, turn: Turn): Promise<Reply> {
  const [, name, verb, argument = ''] = action.match(/^(\w+)\.(\w+)(?::(.*))?$/) ?? [];
  const { skills } = reading;
  const skill = skills.find((candidate) => candidate.name === name);
  if (!skill?.press || !verb) return { text: texts.buttonGone(turn.person.locale) };
  const outcome = await skill.press(verb, argument, turn);
  await takeQuestion(turn.db, turn.person.owner, turn);
  turn.own.forget();
  const { says, means } = outcome;
  if (says === undefined) return conclude(await takeUp(reading, [outcome], turn), turn);
  const said = means ? says : turn.said;
  return conclude(await understandWhole(skills, says, { ...turn, said, wants: surely(means) }), turn);
}

/** A pressed button stands in the conversation by its label. */
async function shownText(
  { text, photo, recording, document, action }: Received,
  { db, person }: Turn,
): Promise<string> {
  const sent = [document && documentSent, photo && texts.photo, recording && texts.voiceNote].find(Boolean);
  if (action === undefined) return text || sent?.(person.locale) || '';
  const recent = await listMessages(db, person.owner, { limit: 50 });
  const buttons = recent.flatMap((message) => message.buttons ?? []).flat();
  return buttons.find((button) => button.action === action)?.label ?? texts.button(person.locale);
}
