import { createHash, randomUUID } from 'node:crypto';
import * as texts from '../../texts/conversation.ts';
import { document as documentSent } from '../../texts/healthReports.ts';
import type { Locale } from '../../texts/locale.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/open.ts';
import { limitRate } from '../http/rateLimit.ts';
import type { Correction } from '../language/corrections/correction.ts';
import { readCorrections } from '../language/corrections/several.ts';
import { isClockAlone } from '../language/corrections/when.ts';
import { readMessage } from '../language/message.ts';
import { readNamedDay } from '../language/namedDay.ts';
import { localDateOf } from '../lib/dates.ts';
import { readDocument, toReadableFile } from '../lib/documents/readDocument.ts';
import { isPicture } from '../lib/image.ts';
import { basics } from './basics.ts';
import {
  type Channel,
  findChangeOf,
  findEditedExchange,
  findExchange,
  findQuestion,
  listMessages,
  type StoredMessage,
} from './data.ts';
import { editedParts, findBefore, takeBack } from './edits.ts';
import { type LikelyIntent, likelyIntents } from './intents/intents.ts';
import { languageChoice } from './languageChoice.ts';
import { lateNote, whenTold } from './lateMessages.ts';
import { insertChange, insertExchange, setLanguage, setQuestion, takeQuestion, takeTurn } from './mutations.ts';
import { joinMeal, type OneMeal, textOfParts } from './partsOfMeal.ts';
import { lookAt } from './pictures.ts';
import type { Reaction, Reply } from './reply.ts';
import type {
  Answering,
  Help,
  Look,
  Outcome,
  Person,
  Photo,
  Reach,
  ReceivedDocument,
  Recording,
  Skill,
  Turn,
} from './skill.ts';
import { languageFor } from './writtenLanguage.ts';

const longestMessage = 2_000;
const messagesPerMinute = 60;
const documentsPerHour = 30;

/** What a channel brings: words, a pressed button, a photo or a document. */
export interface Incoming {
  channel: Channel;
  /** The channel's own id of it; the same one twice is handled once. */
  externalId: string;
  text?: string;
  action?: string;
  photo?: Photo;
  recording?: Recording;
  /** The message whose words it replaces. */
  edits?: string;
  /** The message that it replies to. */
  repliesTo?: string;
  /** When it was sent, where the channel says so. */
  sentAt?: Date;
  document?: Uint8Array | 'tooLarge';
}

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
export type Gate = (text: string, turn: Turn) => Promise<Outcome | undefined>;

/** Puts right what a message may have upset, whichever skill took it; answers with what to say of it. */
export type Settle = (turn: Turn) => Promise<string | undefined>;

/** Looks elsewhere for what a message means, or what `lost` left of it, while no transaction waits for it; the one of the turn is over. */
export type SeekHelp = (turn: Turn, lost: Outcome) => Promise<Help>;

/** What a voice note says, or what to answer where that can't be told. */
export type Listen = (recording: Recording, person: Person) => Promise<{ heard: string } | { answer: Outcome }>;

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
  listen: Listen;
  /** What a photo may show, in the order in which it is looked for. */
  looks: Look[];
}
type Talking = Omit<Parts, 'seekHelp' | 'listen' | 'looks'>;

/** Message in, skills, reply out. Everything that one message causes is one transaction. */
export function createAssistant(context: AppContext, given: Parts): Assistant {
  const { seekHelp, listen, looks, ...others } = given;
  const parts = { ...others, skills: [basics, languageChoice, ...given.skills] };
  return {
    async handle(person, brought) {
      const { owner } = person;
      await limitRate(context, `chat ${owner}`, messagesPerMinute, 60);
      const incoming = await open(person, brought);
      const attempt = (help: Help | undefined) =>
        context.db.transaction().execute((db) => converse(parts, incoming, { db, person, context, help }));
      try {
        return await attempt(seekHelp && wantHelp);
      } catch (error) {
        if (!seekHelp || !(error instanceof NotUnderstood)) throw error;
        return attempt(await seekHelp(error.turn, error.lost));
      }
    },
  };

  /** What is heard in a recording, seen on a photo and written in a document, before the transaction begins, which would wait for it. */
  async function open(person: Person, brought: Incoming): Promise<Received> {
    const { channel, externalId, recording } = brought;
    if (brought.document) await limitRate(context, `documents ${person.owner}`, documentsPerHour, 3_600);
    const photo = brought.photo ?? photoOf(brought);
    const document = !photo && brought.document ? await receive(brought.document) : undefined;
    const isNew = (recording || photo) && !(await findExchange(context.db, person.owner, channel, externalId));
    const voice = isNew && recording ? await listen(recording, person) : undefined;
    const text = voice && 'heard' in voice ? voice.heard : brought.text;
    const words = text === undefined ? {} : { text: clean(text) };
    const picture = isNew && photo && !words.text ? await lookAt(photo, looks, { person, context }) : undefined;
    return { ...brought, ...words, photo, document, voice, picture };
  }
}

/** Handles a message once, within the transaction of the turn. */
async function converse(
  skilled: Talking,
  incoming: Received,
  given: Pick<Turn, 'db' | 'person' | 'context' | 'help'>,
): Promise<Exchange> {
  const { db, person, context } = given;
  const { owner } = person;
  await takeTurn(db, owner);
  const { channel, externalId, edits, repliesTo } = incoming;
  const known =
    (await findExchange(db, owner, channel, externalId)) ??
    // A message that comes after its edit has had its say.
    (await findEditedExchange(db, owner, channel, externalId));
  if (known) return { messages: known, repeated: true };

  const handledAt = context.clock.now();
  const before = edits === undefined ? undefined : await findBefore(db, owner, channel, edits);
  const parts = editedParts(before, edits, incoming.text ?? '');
  const told = parts ? textOfParts(parts) : incoming.text;
  const isSame = before && told === (before.said.parts ? textOfParts(before.said.parts) : before.said.text);
  if (isSame) return { messages: before.messages, repeated: true };
  const turn: Turn = {
    ...given,
    person: await hear(db, person, incoming),
    // What an edited message tells of happened when it was first written.
    now: incoming.sentAt || !before ? whenTold(incoming.sentAt, handledAt) : before.said.createdAt,
    handledAt,
    daysAgo: 0,
    said: told ?? '',
    channel,
    about: repliesTo && (await findChangeOf(db, owner, channel, repliesTo)),
    replaced: before && (await takeBack(db, owner, before, handledAt)),
  };
  const answer = (text: string | undefined, of: Turn) => respondSettled(skilled, { ...incoming, text }, of);
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

/** A picture that is sent as a file, without words, is a photo. */
function photoOf({ document, text }: Incoming): Photo | undefined {
  const isPhoto = document && document !== 'tooLarge' && !text && isPicture(Buffer.from(document.subarray(0, 12)));
  return isPhoto ? { fetch: async () => document } : undefined;
}

async function receive(document: Uint8Array | 'tooLarge'): Promise<ReceivedDocument> {
  if (document === 'tooLarge') return { text: { fault: 'tooLarge' }, digest: '' };
  const [text, file] = [await readDocument(document), await toReadableFile(document)];
  return { text, digest: createHash('sha256').update(document).digest('hex'), file };
}

type Received = Omit<Incoming, 'document'> & {
  document: ReceivedDocument | undefined;
  voice: Awaited<ReturnType<Listen>> | undefined;
  /** What to answer to a photo without words. */
  picture: Answering | undefined;
};

async function respondSettled(parts: Talking, incoming: Received, turn: Turn): Promise<Reply> {
  const { voice } = incoming;
  const answered = await respond(parts, incoming, turn);
  const heard = voice && 'heard' in voice ? texts.heard(turn.person.locale, turn.said) : undefined;
  const late = incoming.edits === undefined ? lateNote(turn) : undefined;
  const first = [late, heard].filter((line) => line !== undefined);
  const reply =
    first.length > 0 ? { ...answered, text: [...first, answered.text].join('\n\n'), reaction: undefined } : answered;
  const settled = await parts.settle(turn);
  return settled ? { ...reply, text: `${reply.text}\n\n${settled}` } : reply;
}

async function respond({ skills, gate, mend }: Talking, incoming: Received, given: Turn): Promise<Reply> {
  if (incoming.action !== undefined) return press(skills, incoming.action, given);
  const { locale } = given.person;
  const written = incoming.text ?? '';
  const cared = await gate(written, given);
  if (cared) {
    await takeQuestion(given.db, given.person.owner, given);
    return conclude([cared], given);
  }
  const refusal = refuse(written, locale);
  const text = refusal ? '' : mend(written);
  const turn = { ...given, said: text };
  const reader = incoming.document && skills.find((skill) => skill.receive);
  if (incoming.document && reader?.receive) return conclude([await reader.receive(incoming.document, turn)], turn);
  if (incoming.voice && 'answer' in incoming.voice) return conclude([incoming.voice.answer], turn);
  if (incoming.picture) return conclude([await incoming.picture(turn)], turn);
  if (refusal) return conclude([{ text: refusal }], turn);
  const named = readNamedDay(text, localDateOf(turn.now, turn.person.timeZone));
  if (named === 'several' || named === 'none') {
    const asked = await ask(skills, text, turn);
    const refusal = named === 'none' ? texts.noSuchDay : texts.oneDayAtATime;
    return conclude([asked ?? { text: refusal(locale) }], turn);
  }
  const said = { ...turn, daysAgo: named?.daysAgo ?? 0 };
  return conclude([await understand(skills, named?.rest ?? text, said)].flat(), turn);
}

/** Why nothing can be made of a message, whatever it says. */
function refuse(text: string, locale: Locale): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return texts.wordsOnly(locale);
  return text.length > longestMessage ? texts.tooLong(locale, longestMessage) : undefined;
}

/** What is a command or a question as a whole, or answers the question that is open. */
async function ask(skills: Skill[], text: string, turn: Turn): Promise<Outcome | undefined> {
  const question = await takeQuestion(turn.db, turn.person.owner, turn);
  const asking = skills.find((skill) => skill.name === question?.skill);
  if (asking?.takesNext && !text.startsWith('/')) return asking.resume?.(question?.data, text, turn);
  for (const skill of skills) {
    const command = await skill.answer?.(text, turn);
    if (command) return command;
  }
  return asking?.resume?.(question?.data, text, turn);
}

/** "8 am" alone, where nothing is asked, is when it was that was told last. */
async function retime(skills: Skill[], text: string, turn: Turn): Promise<Outcome[] | undefined> {
  if (!isClockAlone(readMessage(text)) || (await findQuestion(turn.db, turn.person.owner, turn.now))) return undefined;
  return correct(skills, text, turn);
}

const reaches: Reach[] = ['latest', 'earlier'];

/** What the message corrects of what was logged: of the latest first. */
async function correct(skills: Skill[], text: string, turn: Turn): Promise<Outcome[] | undefined> {
  const outcomes: Outcome[] = [];
  for (const correction of readCorrections(readMessage(text), turn.daysAgo)) {
    // "Slept only 5 hours" on Sunday is news of Sunday.
    const isNews = turn.daysAgo > 0 && correction.kind === 'amount' && correction.of === undefined;
    const about = correction.kind === 'moved' ? { ...turn, daysAgo: 0 } : turn;
    if (!isNews) outcomes.push(...(await correctOne(skills, correction, about)));
  }
  return outcomes.length > 0 ? outcomes : undefined;
}

async function correctOne(skills: Skill[], correction: Correction, turn: Turn): Promise<Outcome[]> {
  for (const reach of reaches) {
    const outcomes: Outcome[] = [];
    for (const skill of skills) {
      const corrected = await skill.correct?.(correction, turn, reach);
      if (corrected) outcomes.push(corrected);
      // "That was yesterday" is about all that one message told.
      if (corrected && correction.kind !== 'moved') return outcomes;
    }
    if (outcomes.length > 0) return outcomes;
  }
  return [];
}

/** Commands first, then a pending question, then a correction, then whatever each skill can take out of the message. */
async function understand(skills: Skill[], text: string, turn: Turn): Promise<Outcome | Outcome[]> {
  const timed = await retime(skills, text, turn);
  if (timed) return timed;
  const asked = await ask(skills, text, turn);
  if (asked) return asked.says === undefined ? asked : understand(skills, asked.says, turn);
  const corrected = await correct(skills, text, turn);
  if (corrected) return corrected;

  const outcomes: Outcome[] = [];
  let rest = text;
  for (const skill of skills) {
    const taken = /[\p{L}\p{N}]/u.test(rest) ? await skill.take?.(rest, turn) : undefined;
    if (!taken) continue;
    outcomes.push(await taken.log(turn));
    rest = taken.rest;
  }
  const [found, ...others] = outcomes;
  if (found?.isAside && others.length === 0) return (await guess(skills, turn, saysMore)) ?? found;
  if (found && (!found.isLost || others.length > 0)) return helpWithRest(outcomes, turn);
  const first = found ?? (await guess(skills, turn)) ?? (await lost(skills, text, turn));
  return turn.said && turn.help ? turn.help(first, turn) : first;
}

/** Seeks help with the words that were left, unless something else is asked already. */
async function helpWithRest(outcomes: Outcome[], turn: Turn): Promise<Outcome[]> {
  const at = outcomes.findIndex(({ unread }) => unread);
  const found = outcomes[at];
  if (!found || !turn.help || !turn.said || outcomes.some(({ question }) => question)) return outcomes;
  return outcomes.with(at, await turn.help(found, turn));
}

const mostGuesses = 3;
/** Below it an intent is no guess but chance; chosen on rows held out of the fit. */
const leastShare = 0.3;
const isLikely = ({ share }: LikelyIntent): boolean => share >= leastShare;
const sureShare = 0.4;
/** Whether a guess says more than that nothing was logged. */
const saysMore = ({ intent, share }: LikelyIntent): boolean =>
  share >= sureShare && intent !== 'log' && intent !== 'noLog';

/** What a message that no skill understood is likely meant as, answered as that, while the guesses are good. */
async function guess(skills: Skill[], turn: Turn, isGood = isLikely): Promise<Outcome | undefined> {
  const likely = turn.said ? likelyIntents(turn.said).slice(0, mostGuesses) : [];
  for (const one of likely) {
    if (!isGood(one)) return undefined;
    const { intent } = one;
    for (const skill of skills) {
      const guessed = await skill.guess?.(intent, turn);
      if (guessed) return guessed;
    }
  }
  return undefined;
}

async function lost(skills: Skill[], text: string, turn: Turn): Promise<Outcome> {
  for (const skill of skills) {
    const answered = await skill.lost?.(text, turn);
    if (answered) return answered;
  }
  return { text: texts.wordsOnly(turn.person.locale) };
}

async function press(skills: Skill[], action: string, turn: Turn): Promise<Reply> {
  const [, name, verb, argument = ''] = action.match(/^(\w+)\.(\w+)(?::(.*))?$/) ?? [];
  const skill = skills.find((candidate) => candidate.name === name);
  if (!skill?.press || !verb) return { text: texts.buttonGone(turn.person.locale) };
  const outcome = await skill.press(verb, argument, turn);
  await takeQuestion(turn.db, turn.person.owner, turn);
  const outcomes = outcome.says === undefined ? outcome : await understand(skills, outcome.says, turn);
  return conclude([outcomes].flat(), turn);
}

/** Keeps what can be undone and what was asked, and joins the outcomes into one reply. */
async function conclude(outcomes: Outcome[], turn: Turn): Promise<Reply> {
  const { db, person, handledAt } = turn;
  const { replaced = [] } = turn;
  const effects = [...replaced, ...outcomes.flatMap((outcome) => outcome.effects ?? [])];
  const changeId = randomUUID();
  if (effects.length > 0) await insertChange(db, person.owner, changeId, effects, handledAt);
  const question = outcomes.findLast((outcome) => outcome.question)?.question;
  if (question) await setQuestion(db, person.owner, question, handledAt);
  const buttons = outcomes.flatMap((outcome) => outcome.buttons?.(changeId) ?? []);
  const canUndo = effects.length > 0 && !buttons.flat().some((button) => button.action.startsWith('basics.undo'));
  if (canUndo) buttons.push([{ label: texts.undo(person.locale), action: `basics.undo:${changeId}` }]);
  const care = outcomes.find((outcome) => outcome.care)?.care;
  const told = outcomes.map((outcome) => outcome.text).join('\n\n');
  const text = replaced.length > 0 ? texts.edited(person.locale, told) : told;
  const changed = effects.length > 0 ? { changeId } : {};
  const secret = outcomes.find((outcome) => outcome.secret)?.secret;
  const picture = outcomes.find((outcome) => outcome.picture)?.picture;
  const reaction = outcomes.length === 1 ? outcomes[0]?.reaction : undefined;
  return { text, picture, secret, reaction, ...changed, ...(care && { care }), ...(buttons.length > 0 && { buttons }) };
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

/** Control characters and directional marks out, white space folded within lines. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
