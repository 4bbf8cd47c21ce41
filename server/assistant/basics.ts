import { kindNames } from '../../contract/entries/entryKinds.ts';
import * as texts from '../../texts/conversation.ts';
import { examples } from '../../texts/entries/entries.ts';
import { medicinesAsBefore } from '../../texts/entries/medicines.ts';
import type { Locale } from '../../texts/locale.ts';
import { remindersAsBefore, remindersBack, remindersGone } from '../../texts/notices/ownReminders.ts';
import { isUuid } from '../lib/text.ts';
import { undoChange } from './mutations.ts';
import type { Effect, Outcome, Skill, Turn } from './skill.ts';

const isUndo =
  /^(?:(?:[^.!?;,]{1,40}[.!;,] *)?(?:(?:please|pls|plz|ok|okay|no|can you|could you|just) ){0,3}\/?undo(?: (?:that|it|this|the|my|last|correction|change|entry|meal|one|please|pls|kar|karo|kardo|do)){0,5}|take (?:that|it) back|(?:cancel|remove|delete|erase) (?:that|it|this|(?:the |my )?last(?: one| entry| meal| food)?)|(?:last (?:wala|entry) )?(?:hata ?o|hata ?do|delete kar ?do)|galat|wapas|हटाओ|हटा दो|वापस)[.!]?$/i;
/** Words with which nobody tells what they ate: what follows is not logged. */
const isRequest =
  /^(?:please |pls |plz |can you |could you )*(?:remove|delete|erase|change|replace|swap|remind|show|send|cancel|stop|reset|set (?:my|the|a|an|up)\b)\s/i;

/** What the assistant can do, with a sentence that logs an entry of each kind. */
export const helpIn = (locale: Locale): string =>
  texts.help(locale, kindNames.map((kind) => `• ${examples[kind](locale)}`).join('\n'));

/** Undo, and what nobody can do: what is about the conversation itself. */
export const basics: Skill = {
  name: 'basics',

  answer: async (text, turn) => (isUndo.test(text) ? undo(turn.about, turn) : undefined),

  correct: async (correction, turn) =>
    correction.kind === 'remove' && correction.nth === undefined ? undo(turn.about, turn) : undefined,

  take(text, { person }) {
    if (!isRequest.test(text)) return undefined;
    return { rest: '', log: async () => ({ text: texts.cannotDo(person.locale) }) };
  },

  async press(_verb, changeId, turn) {
    return isUuid(changeId) ? undo(changeId, turn) : { text: texts.buttonGone(turn.person.locale) };
  },
};

async function undo(changeId: string | undefined, { db, person, now }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  const effects = await undoChange(db, owner, changeId, now);
  if (!effects) return { text: changeId ? texts.undoneAlready(locale) : texts.nothingToUndo(locale) };
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
