import { kindNames } from '../../contract/entries/entryKinds.ts';
import * as texts from '../../texts/conversation.ts';
import { examples } from '../../texts/entries/entries.ts';
import { medicinesAsBefore } from '../../texts/entries/medicines.ts';
import type { Locale } from '../../texts/locale.ts';
import { remindersAsBefore, remindersBack, remindersGone } from '../../texts/notices/ownReminders.ts';
import { forbidsRemoval } from '../language/corrections/forbidden.ts';
import type { Role } from '../language/lexicon.ts';
import { type Message, readMessage } from '../language/message.ts';
import { isUuid } from '../lib/text.ts';
import { findMeantEffects } from './data.ts';
import { requireProofToReopen } from './proof.ts';
import type { Effect, Outcome, Skill, Turn } from './skill.ts';
import { redoChange, undoChange, undoRemoval } from './undoing.ts';

const isUndo =
  /^(?:(?:[^.!?;,]{1,40}[.!;,] *)?(?:(?:please|pls|plz|ok|okay|no|can you|could you|just) ){0,3}\/?undo(?: (?:that|it|this|the|my|last|correction|change|entry|meal|one|please|pls|kar|karo|kardo|do)){0,5}|take (?:that|it) back|galat|wapas|hata ?o|वापस|हटाओ)[.!]?$/i;
/** Words with which nobody tells what they ate: what follows is not logged. */
const isRequest =
  /^(?:please |pls |plz |can you |could you )*(?:remove|delete|erase|change|replace|swap|remind|show|send|cancel|stop|reset|set (?:my|the|a|an|up)\b)\s/i;

/** What the assistant can do, with a sentence that logs an entry of each kind. */
export const helpIn = (locale: Locale): string =>
  texts.help(locale, kindNames.map((kind) => `• ${examples[kind](locale)}`).join('\n'));

/** Undo, and what nobody can do: what is about the conversation itself. */
export const basics: Skill = {
  name: 'basics',

  async answer(text, turn) {
    const message = readMessage(text);
    if (forbidsRemoval(message)) return { text: texts.nothingRemoved(turn.person.locale) };
    if (isUndo.test(text)) return undo(turn.about, turn);
    if (isRedo(message)) return putBack(turn);
    return isRemovalOfLast(message) ? removeLast(turn) : undefined;
  },

  async correct(correction, turn) {
    if (correction.kind === 'undo') return undo(turn.about, turn);
    if (correction.kind === 'redo') return putBack(turn);
    return correction.kind === 'remove' && correction.nth === undefined ? removeLast(turn) : undefined;
  },

  take(text, { person }) {
    if (!isRequest.test(text)) return undefined;
    return { rest: '', log: async () => ({ text: texts.cannotDo(person.locale) }) };
  },

  async press(_verb, changeId, turn) {
    return isUuid(changeId) ? undo(changeId, turn) : { text: texts.buttonGone(turn.person.locale) };
  },
};

/** Says this, and nothing else. */
const isAll = ({ tokens, roles }: Message, role: Role, ...beside: Role[]): boolean =>
  roles.some((said) => said.has(role)) &&
  tokens.every(({ kind }, at) => kind === 'mark' || [role, ...beside].some((known) => roles[at]?.has(known)));

/** "Redo", "nahi wapas lao". */
const isRedo = (message: Message): boolean => isAll(message, 'redo', 'no', 'negation', 'filler', 'that', 'latest');

/** "Remove the last one", "last wala hatao"; "/delete" and "cancel" alone may be about something else. */
const isRemovalOfLast = (message: Message): boolean =>
  message.tokens.length > 1 &&
  !message.text.startsWith('/') &&
  isAll(message, 'remove', 'latest', 'that', 'filler', 'entry', 'no') &&
  !message.roles.some((said) => said.has('meal') || said.has('all'));

/** What was corrected last is removed as it is now, by the skill that it is of; what was just logged goes with its change. */
async function removeLast(turn: Turn): Promise<Outcome | undefined> {
  const effects = await findMeantEffects(turn);
  const isCorrected = effects.length > 0 && effects.every(isCorrectedFood);
  return isCorrected ? undefined : undo(turn.about, turn);
}
const isCorrectedFood = ({ table, change }: Effect): boolean => table === 'foodEntries' && change === 'updated';

/** What was taken back last, or else what was removed last. */
async function putBack(turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const effects = (await redoChange(db, owner, now)) ?? (await undoRemoval(db, owner, now));
  requireProofToReopen(effects ?? [], turn);
  return { text: effects ? texts.redone(locale, describe(effects, locale)) : texts.nothingToRedo(locale) };
}

async function undo(changeId: string | undefined, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const effects = await undoChange(db, owner, changeId, now);
  if (!effects) return { text: changeId ? texts.undoneAlready(locale) : texts.nothingToUndo(locale) };
  requireProofToReopen(effects, turn);
  return { text: texts.undone(locale, describe(effects, locale)) };
}

function describe(effects: Effect[], locale: Locale): string {
  const isFood = ({ table }: Effect) => table === 'personalFoods' || table === 'savedPhrases';
  const isMedicine = ({ table }: Effect) => table === 'medicines';
  const isReminder = ({ table }: Effect) => table === 'reminders';
  const count = (
    change: Effect['change'],
    isMeant = (effect: Effect) => !isFood(effect) && !isReminder(effect) && !isMedicine(effect),
  ) => effects.filter((effect) => effect.change === change && isMeant(effect)).length;
  const parts = [
    effects.some(isMedicine) && medicinesAsBefore(locale),
    effects.some(isFood) && texts.foodsAsBefore(locale),
    count('created') && texts.entriesGone(locale, count('created')),
    count('deleted') && texts.entriesBack(locale, count('deleted')),
    count('updated') && texts.entriesAsBefore(locale, count('updated')),
    count('created', isReminder) && remindersGone(locale, count('created', isReminder)),
    count('deleted', isReminder) && remindersBack(locale, count('deleted', isReminder)),
    count('updated', isReminder) && remindersAsBefore(locale),
  ];
  return parts.filter(Boolean).join(' ');
}
