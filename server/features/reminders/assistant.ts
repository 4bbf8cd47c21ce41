import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/notices/ownReminders.ts';
import type { Schedule } from '../../../texts/notices/schedules.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { isNevermind } from '../../language/nevermind.ts';
import { firstUnreadOfWhen, saysOnlyWhen } from '../../language/rhythms/unread.ts';
import { readSchedule } from '../../language/schedules.ts';
import { tokenise } from '../../language/tokens.ts';
import { addDays, clockOf, localDateOf, localMinutesOf } from '../../lib/dates.ts';
import { minutesOf } from '../../lib/recurrence.ts';
import { followAsMeant, followLast } from './chat/following.ts';
import { changeTimes, keepQuiet, list, pause, resume, stop, stopThese } from './chat/managing.ts';
import { capitalised, change, keep, setReminder, type Wish } from './chat/setting.ts';
import { isMinuteOfDay, moveChosen } from './chat/whichOne.ts';
import { findReminder } from './data.ts';
import { doReminder } from './doing.ts';
import { snooze } from './mutations.ts';
import { readSlotArgument, snoozeMin } from './policy.ts';
import { readRequest, readWish } from './reading.ts';

/** From here on any words with a time are a wish: "I walk every morning at 6" comes near it. */
const leastOfWish = 0.75;
const today = ({ person, now }: Turn) => localDateOf(now, person.timeZone);

/** Reminders of one's own, in the chat. */
export const reminderSkill: Skill = {
  name: 'reminders',
  acts: ['remind.set', 'remind.change', 'remind.stop', 'ask.saved', 'set.setting'],

  async answer(text, turn) {
    // The day that a message names is that of a reminder, and no day in the past.
    const said = turn.said || text;
    const read = readRequest(said, today(turn));
    const [likeliest] = turn.wants?.acts ?? [];
    const isSure = likeliest?.act === 'remind.set' && likeliest.share >= leastOfWish;
    const isWish = isSure && (read === undefined || read.kind === 'list');
    const request = (isWish && readWish(said, today(turn))) || read;
    switch (request?.kind) {
      case 'list':
        return list(turn);
      case 'explain':
        return { text: texts.explain(turn.person.locale) };
      case 'set': {
        const isOfLast =
          likeliest?.act === 'remind.stop' || (likeliest?.act === 'remind.change' && request.text === '');
        return (isOfLast ? await followAsMeant(turn) : undefined) ?? setReminder(request, { ...request, said }, turn);
      }
      case 'change':
        return changeTimes(request.which, request, turn);
      case 'stop':
        return (
          (request.which.all && (await followLast(turn))) ||
          (await stop(request.which, request.schedule, false, turn)) ||
          (await followAsMeant(turn)) ||
          stop(request.which, request.schedule, request.isNamed, turn)
        );
      case 'pause':
        return pause(request.which, request.until, turn);
      case 'resume':
        return resume(turn);
      case 'quiet':
        return keepQuiet(request.schedule, turn);
      case 'quietOff':
        return keepQuiet(undefined, turn);
      default:
        return (await followLast(turn)) ?? (await followAsMeant(turn)) ?? (isSure ? askForRest(said, turn) : undefined);
    }
  },

  do: doReminder,

  isAnswer(text, turn) {
    const tokens = tokenise(turn.said || text);
    return saysOnlyWhen(tokens, readSchedule(tokens, today(turn)));
  },

  async resume(data, text, turn) {
    const asked = data as { wish?: Wish; said?: string; schedule?: Schedule; quiet?: true };
    const said = turn.said || text;
    if (isNevermind(said)) return { text: texts.notSet(turn.person.locale) };
    if (asked.schedule) return keep({ ...asked.schedule, text: capitalised(said), subject: '' }, turn);
    const answer = tokenise(said);
    const read = readSchedule(answer, today(turn));
    if (!read.taken.some((isTaken) => isTaken === 1)) return undefined;
    if (!asked.wish) return keepQuiet(read, turn);
    // The answer completes what was told before it.
    const whole = asked.said ? `${asked.said}, ${said}` : said;
    const schedule = readSchedule(tokenise(whole), today(turn));
    return setReminder(asked.wish, { schedule, unread: firstUnreadOfWhen(answer, read), said: whole }, turn);
  },

  async press(verb, argument, turn) {
    const { db, person, now } = turn;
    if (verb === 'later') return later(argument, turn);
    const [id = '', minutes = ''] = argument.split(':');
    const reminder = /^[\da-f-]{36}$/.test(id) ? await findReminder(db, person.owner, id) : undefined;
    if (!reminder) return { text: buttonGone(person.locale) };
    if (verb === 'stop') return stopThese([reminder], turn);
    const isMove = (verb === 'moveTo' || verb === 'moveNear') && isMinuteOfDay(minutes);
    if (isMove) return moveChosen(reminder, Number(minutes), verb === 'moveTo', turn);
    if (verb === 'daily') return change(reminder, { startDate: null, until: null }, turn);
    if (verb !== 'once') return { text: buttonGone(person.locale) };
    const isOver = reminder.times.every((time) => minutesOf(time) <= localMinutesOf(now, person.timeZone));
    const date = isOver ? addDays(today(turn), 1) : today(turn);
    return change(reminder, { startDate: date, until: date }, turn);
  },
};

/** What surely wishes for a reminder and isn't read as one: what of, where it tells when, else when. */
function askForRest(said: string, turn: Turn): Promise<Outcome> {
  const tokens = tokenise(said);
  const schedule = readSchedule(tokens, today(turn));
  const unread = firstUnreadOfWhen(tokens, schedule);
  return setReminder({ text: '', subject: '', isBare: false }, { schedule, unread, said }, turn);
}

async function later(argument: string, { db, person, now }: Turn): Promise<Outcome> {
  const slot = readSlotArgument(argument);
  const until = new Date(now.getTime() + snoozeMin * 60_000);
  const isKept = slot && (await snooze(db, person.owner, slot.id, slot.at, until));
  if (!isKept) return { text: buttonGone(person.locale) };
  return { text: texts.putOff(person.locale, clockOf(until, person.timeZone)) };
}
