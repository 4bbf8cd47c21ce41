import type { Goals } from '../../../contract/accounts/profile.ts';
import { water } from '../../../texts/advice/adviceOnFood.ts';
import { sleep } from '../../../texts/advice/adviceOnTraining.ts';
import { buttonGone } from '../../../texts/conversation.ts';
import { nothingSet } from '../../../texts/settings.ts';
import * as texts from '../../../texts/targets.ts';
import type { Skill, Turn } from '../../assistant/skill.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { changeLastTarget } from './chat/again.ts';
import { answerBodyQuestion } from './chat/body.ts';
import { readBodyInPassing } from './chat/bodyFigures.ts';
import { answerDayStart } from './chat/dayStart.ts';
import { readDayStart } from './chat/dayStartReading.ts';
import { agreeByButton, offerSettings, takeUpOffer } from './chat/offering.ts';
import { readBodyQuestion } from './chat/questionsReading.ts';
import { applySettings } from './chat/settings.ts';
import { readSuggestionWish, setSuggestions } from './chat/suggestions.ts';
import { describeGoals, targetLine, targetNames } from './chat/targets.ts';
import { saysOnlyTargets, targetsNamed } from './chat/targetsReading.ts';
import { findGoals } from './data.ts';
import { doTargets } from './doing.ts';
import { readSettings, type Settings } from './reading.ts';

const asksForGoals =
  /^\/?(?:(?:what(?:'s| is| are) |show )?(?:my |the )?(?:daily )?(?:(?:calories?|kcal|energy|water|sleep|burn|activity|exercise|weight|protein|macros?|carbs?|fat|fib(?:re|er)|steps?) )?(?:goals?|targets?)|(?:mera|mere|meri) (?:goals?|targets?|lakshya) (?:kya|kitna|kitne)(?: hai| hain)?|लक्ष्य)[?.! ]*$/i;
/** What one of these asks of is told first, with why. */
const principles = { waterLitersPerDay: water, sleepHrsTarget: sleep } as const;
const ofSleep =
  /^(?:mujhe |roz |din me |din mein |raat ko |raat me |ek din me )*kitn[aei] (?:ghante |der )?(?:(?:ki |roz )?(?:neend|nind)|sona)(?: (?:roz|leni|lena|mujhe|sona))* (?:chah?iye|zaro+ri|jaro+ri)(?: mujhe| roz| hai)*[?.! ]*$|^(?:मुझे |रोज़ |रात को )*कितन[ाीे] (?:घंटे |देर )?(?:सोना|(?:की )?नींद)(?: लेनी| सोना)? चाहिए[?।! ]*$/iu;
const asksHowMuch =
  /^how (?:much|many) (?:water|calories|kcal|sleep|exercise) (?:should|must|do|can) i (?:need to )?(?:drink|eat|have|get|burn|need|take|sleep|do)(?: (?:a|per|in a|every) day| daily| today)?[?.! ]*$|^(?:mujhe |roz |din me |main )*kitn[aei] (?:pa+ni|calories?|neend|exercise)(?: (?:roz|peena|pina|peeni|khani|khana|leni|lena|karni|mujhe|din me|ek din me))* chah?iye(?: mujhe| roz| hai)*[?.! ]*$/i;
const wantsToLose =
  /^(?:i )?(?:want|need|have|would like|am trying|help me) ?(?:to )?(?:lose|loose|reduce|gain|put on|cut|maintain|build) (?:some |my |more )?(?:weight|fat|belly fat|muscle|\d+ ?kgs?)[?.! ]*$/i;

const principleAsked = (text: string): keyof typeof principles | undefined => {
  const [name, other] = targetsNamed(text);
  return other === undefined && (name === 'waterLitersPerDay' || name === 'sleepHrsTarget') ? name : undefined;
};

/** Who tells of their body or their targets does so in a few sentences; to search a longer text would keep others waiting. */
const longestSettings = 700;
const readSettingsSaid = ({ said, now, person }: Turn): Settings | undefined =>
  said.length > longestSettings
    ? undefined
    : (readBodyInPassing(said) ?? readSettings(said, person.weightUnit, diaryDateOf(now, person)));

/** Who a person is, how they eat, and their daily targets, in the chat. */
export const profileSkill: Skill = {
  name: 'profile',
  acts: [
    'set.target',
    'set.profile',
    'set.diet',
    'set.setting',
    'ask.target',
    'want.advice',
    'ask.saved',
    'log.weight',
  ],

  readsWhole: (text) => (saysOnlyTargets(text) ? 'set.target' : readDayStart(text) ? 'set.setting' : undefined),

  async answer(text, turn) {
    const wish = readSuggestionWish(text);
    if (wish) return setSuggestions(wish, turn);
    const dayStart = readDayStart(turn.said);
    if (dayStart) return answerDayStart(dayStart, turn);
    const question = readBodyQuestion(turn.said);
    if (question) return answerBodyQuestion(question, turn);
    const settings = readSettingsSaid(turn);
    const applied = settings && (await applySettings(settings, turn));
    if (applied) return applied;
    const changed = await changeLastTarget(turn);
    if (changed) return changed;
    const { owner, locale } = turn.person;
    const one = ofSleep.test(text) ? 'sleepHrsTarget' : asksHowMuch.test(text) ? principleAsked(text) : undefined;
    if (one) {
      const goals = await findGoals(turn.db, owner);
      return { text: [targetLine(turn.person, one, goals[one]), principles[one](locale)].join('\n') };
    }
    if (asksForGoals.test(text) || asksHowMuch.test(text))
      return { text: describeGoals(turn.person, await findGoals(turn.db, owner), targetsNamed(text)) };
    if (!wantsToLose.test(text)) return undefined;
    const goals = describeGoals(turn.person, await findGoals(turn.db, owner));
    return { text: texts.howToSet(locale, `${turn.context.config.publicUrl}/app/userprofile`, goals) };
  },

  do: async (filled, turn) => (filled.act === 'set.target' ? doTargets(filled.slots, turn) : undefined),

  async guess(act, turn) {
    const { owner, locale } = turn.person;
    const goals = async () => describeGoals(turn.person, await findGoals(turn.db, owner));
    if (act === 'ask.target') return { text: await goals() };
    if (act !== 'set.target') return undefined;
    const offer = await offerSettings(turn);
    if (offer) return offer;
    return { text: texts.howToSet(locale, `${turn.context.config.publicUrl}/app/userprofile`, await goals()) };
  },

  resume: takeUpOffer,

  async press(verb, argument, turn) {
    if (verb === 'agree') return (await agreeByButton(turn)) ?? { text: buttonGone(turn.person.locale) };
    if (verb === 'fewer') return setSuggestions('fewer', turn);
    if (verb === 'decline') return { text: nothingSet(turn.person.locale) };
    const [name, value = ''] = argument.split(':');
    const target = targetNames.find((candidate) => candidate === name);
    const isKnown = target !== undefined && (verb === 'goal' || verb === 'doctor');
    const goals: Partial<Goals> = isKnown ? { [target]: Number(value) } : {};
    const applied = isKnown ? await applySettings({ goals }, turn, verb === 'doctor') : undefined;
    return applied ?? { text: buttonGone(turn.person.locale) };
  },
};
