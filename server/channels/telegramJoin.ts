import * as texts from '../../texts/accounts/accountJoins.ts';
import { longDate } from '../../texts/dates.ts';
import type { Locale } from '../../texts/locale.ts';
import * as settings from '../../texts/settings.ts';
import { bodyHeight, type Listener } from '../../texts/units.ts';
import type { Button, Reply } from '../assistant/reply.ts';
import type { AccountFigures } from '../features/accountJoins/figures/data.ts';
import { type Figure, figures, sides } from '../features/accountJoins/figures/policy.ts';
import type { JoinAnswer, JoinDecision, Joined, JoinQuestion } from '../features/accountJoins/mutations.ts';
import { targetLine, targetNames } from '../features/profile/chat/targets.ts';

const buttons = /^accountJoins\.(yes|no|from|into):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?::(\w+))?$/;

/** What a pressed button answers to which join; undefined for any other button. */
export function readJoinAnswer(action: string): { id: string; answer: JoinAnswer } | undefined {
  const [, verb, id = '', named] = action.match(buttons) ?? [];
  if (verb === 'yes' || verb === 'no') return { id, answer: verb };
  const side = sides.find((each) => each === verb);
  const figure = figures.find((each) => each === named);
  return side && figure && { id, answer: { figure, side } };
}

/** The question that names both sides. */
export function joinQuestion({ id, from, into }: JoinQuestion, locale: Locale): Reply {
  const text = from.ends
    ? texts.askToMove(locale, from.entries, from.since ?? '–', into.userName)
    : texts.askToSwitch(locale, from.userName, into.userName);
  const answers = [
    { label: texts.yes(locale), action: `accountJoins.yes:${id}` },
    { label: texts.no(locale), action: `accountJoins.no:${id}` },
  ];
  return { text, buttons: answers.map((answer) => [answer]) };
}

export function joinReply(decision: JoinDecision, listener: Listener): Reply {
  const { locale } = listener;
  switch (decision.outcome) {
    case 'differs':
      return differenceQuestion(decision, listener);
    case 'joined':
      return joinedReply(decision, locale);
    case 'declined':
      return { text: texts.declined(locale) };
    case 'closed':
      return { text: texts.closed(locale) };
  }
}

function joinedReply({ userName, movedEntries, isUndoable }: Joined, locale: Locale): Reply {
  const text = texts.joined(locale, userName, movedEntries);
  if (!isUndoable) return { text };
  return {
    text: `${text}\n\n${texts.undoableFor(locale)}`,
    buttons: [[{ label: texts.undoJoin(locale), action: 'accountJoins.undo' }]],
  };
}

type Difference = Extract<JoinDecision, { outcome: 'differs' }>;

function differenceQuestion({ id, figure, userName, from, into }: Difference, listener: Listener): Reply {
  const { locale } = listener;
  const [ofChat, ofAccount] = [tell(figure, from, into, listener), tell(figure, into, from, listener)];
  const text =
    figure === 'plan'
      ? texts.plansDiffer(locale, ofChat, ofAccount, userName)
      : texts.differs(locale, texts.figures[figure](locale), ofChat, ofAccount, userName);
  const isShort = figure !== 'targets' && figure !== 'plan';
  const button = (side: 'from' | 'into', name: string, value: string): Button => ({
    label: isShort ? `${value} (${name})` : name,
    action: `accountJoins.${side}:${id}:${figure}`,
  });
  return {
    text,
    buttons: [[button('from', texts.thisChat(locale), ofChat)], [button('into', `“${userName}”`, ofAccount)]],
  };
}

/** What an account tells, as it differs from the other one. */
function tell(figure: Figure, account: AccountFigures, other: AccountFigures, listener: Listener): string {
  const { locale } = listener;
  const { dob, diets, goals, paid } = account;
  switch (figure) {
    case 'height':
      return bodyHeight(listener, account.heightCm);
    case 'birth':
      return dob ? longDate(locale, dob) : '';
    case 'gender':
      return named(texts.genders, account.gender)(locale);
    case 'stage':
      return named(texts.stages, account.lifeStage)(locale);
    case 'diet':
      return diets.map((diet) => named(settings.diets, diet)(locale)).join(', ');
    case 'timeZone':
      return account.timeZone.replaceAll('_', ' ');
    case 'targets':
      return targetNames
        .filter((name) => goals[name] !== other.goals[name])
        .map((name) => targetLine(listener, name, goals[name]))
        .join(', ');
    case 'plan':
      return paid
        ? texts.planUntil(
            locale,
            paid.plan === 'pro' ? 'Pro' : 'Premium',
            longDate(locale, paid.until.toISOString().slice(0, 10)),
          )
        : '';
  }
}

const named = <T>(values: Record<string, T>, name: string): T => values[name] as T;
