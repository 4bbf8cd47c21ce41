import type { SeekHelp } from '../../../assistant/conversation.ts';
import type { Help, Outcome, Turn } from '../../../assistant/skill.ts';
import type { AppContext } from '../../../context.ts';
import { findConsent, findModelPerson, type ModelPerson } from '../data.ts';
import { withoutIdentity } from '../policy.ts';
import { mealsInWords, sentencesSaid, type Translation, withAmount, wordsMeant } from '../reading.ts';
import { askForConsent, offerSpeech, offerWords } from './answers.ts';
import { askModel } from './askModel.ts';
import { listFacts } from './facts.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { speechOn, translationOf } from './questions.ts';

/** Asks the owner's model what a message means or what to say to it; undefined where there is no such model. */
export function createHelp(context: AppContext, isDanger: (text: string) => boolean): SeekHelp | undefined {
  const { models } = context.config;
  if (!models?.chat) return undefined;
  const meanings = createKeptAnswers<Translation>();

  return async (turn, { unread }) => {
    const { owner } = turn.person;
    const consent = await findConsent(context.db, owner);
    if (consent?.answer !== 'given') return consent || unread ? plainly : askForConsent;
    const person = await findModelPerson(context.db, owner);
    const signal = AbortSignal.timeout(models.mostMs);
    return unread ? readRest(turn, unread, person, signal) : readWords(turn, person, signal);
  };

  async function readWords(turn: Turn, person: ModelPerson, signal: AbortSignal): Promise<Help> {
    const text = withoutIdentity(turn.said, person.names);
    const meaning = await translate(turn, person, text, signal);
    if (!meaning) return plainly;
    if (meaning.intent === 'advice' || meaning.intent === 'smallTalk') return speak(turn, person, text, signal);
    const words = wordsMeant(turn.said, meaning);
    return words && !isDanger(words) ? offerWords(words) : plainly;
  }

  /** Words for foods that were left of a message, with their amounts: nothing else of it leaves the server. */
  async function readRest(
    turn: Turn,
    { words, meal }: NonNullable<Outcome['unread']>,
    person: ModelPerson,
    signal: AbortSignal,
  ): Promise<Help> {
    const told = mealsInWords.find((name) => name === meal) ?? null;
    if (meal && !told) return plainly;
    const said = words.map((word) => withAmount(turn.said, word)).join(', ');
    const meaning = await translate(turn, person, withoutIdentity(`had ${said}`, person.names), signal);
    const meant = meaning?.intent === 'ate' && wordsMeant(said, { ...meaning, day: null, meal: told });
    return meant && !isDanger(meant) ? offerWords(meant) : plainly;
  }

  async function translate(turn: Turn, person: ModelPerson, text: string, signal: AbortSignal) {
    const known = meanings.find(text);
    if (known) return known;
    const asker = { owner: turn.person.owner, plan: person.plan };
    const meaning = await askModel(context, asker, 'translate', translationOf(text, signal));
    if (meaning) meanings.keep(text, meaning);
    return meaning;
  }

  async function speak(turn: Turn, person: ModelPerson, text: string, signal: AbortSignal): Promise<Help> {
    const facts = await listFacts(context.db, turn);
    const asker = { owner: turn.person.owner, plan: person.plan };
    const spoken = await askModel(context, asker, 'speak', speechOn(text, facts, signal));
    const said = spoken && sentencesSaid(spoken.answer, facts);
    return said && !isDanger(said) ? offerSpeech(said) : plainly;
  }
}

const plainly: Help = async (lost) => lost;
