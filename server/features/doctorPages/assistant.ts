import { deviceName } from '../../../contract/accounts/accounts.ts';
import {
  type DoctorPage,
  mostDoctorPages,
  usualDoctorPageKinds,
  usualOpenDays,
} from '../../../contract/doctorPages.ts';
import { mostListedDays } from '../../../contract/entries/entries.ts';
import { datedMoment, longDate } from '../../../texts/dates.ts';
import * as texts from '../../../texts/doctorPages.ts';
import { requireProof } from '../../assistant/proof.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { deleteEntry } from '../../db/entries.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { listDoctorPages } from './data.ts';
import { createDoctorPage } from './mutations.ts';
import { closesAfter } from './policy.ts';
import { type DoctorWish, readDoctorWish } from './reading.ts';

/** What a page shows where no span is told. */
const usualDays = 91;

/** The page for the doctor in the chat: made, closed, and who opened it. */
export const doctorPageSkill: Skill = {
  name: 'doctorPages',
  acts: ['want.report', 'account.privacy'],

  async answer(text, turn) {
    const wish = readDoctorWish(turn.said || text, localDateOf(turn.now, turn.person.timeZone));
    if (wish?.wish === 'make') return make(wish, turn);
    if (wish?.wish === 'revoke') return revoke(turn);
    return wish && tellOpenings(turn);
  },
};

async function make({ from, to, kinds }: DoctorWish & { wish: 'make' }, turn: Turn): Promise<Outcome> {
  const { db, person, now, context } = turn;
  const { owner, locale, timeZone } = person;
  const today = localDateOf(now, timeZone);
  const span = { from: from ?? addDays(today, 1 - usualDays), to: to ?? today };
  if (span.from <= addDays(span.to, -mostListedDays)) return { text: texts.tooLong(locale) };
  const shown = kinds.length > 0 ? kinds : usualDoctorPageKinds;
  const expiresAt = closesAfter(usualOpenDays, now);
  requireProof(turn);
  const until = localDateOf(expiresAt, timeZone);
  const isToldInChat = turn.channel === 'telegram' ? ({ isToldInChat: true } as const) : {};
  const made = await createDoctorPage(db, owner, { ...span, kinds: shown, expiresAt, until, ...isToldInChat }, now);
  if (!made) return { text: texts.tooMany(locale, mostDoctorPages) };
  const [first, last, lastDay] = [span.from, span.to, until].map((date) => longDate(locale, date)) as [
    string,
    string,
    string,
  ];
  return {
    text: texts.made(locale, first, last, shown, lastDay),
    secret: `${context.config.publicUrl}/doctor/${made.token}`,
    effects: [{ table: 'doctorPages', id: made.id, change: 'created' }],
  };
}

async function revoke({ db, person, now }: Turn): Promise<Outcome> {
  const pages = await listDoctorPages(db, person.owner, now);
  if (pages.length === 0) return { text: texts.none(person.locale) };
  const effects: Effect[] = [];
  for (const { id } of pages) {
    await deleteEntry(db, 'doctorPages', person.owner, id, now);
    effects.push({ table: 'doctorPages', id, change: 'deleted' });
  }
  return { text: texts.revoked(person.locale, pages.length), effects };
}

async function tellOpenings(turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const pages = await listDoctorPages(db, person.owner, now);
  if (pages.length === 0) return { text: texts.none(person.locale) };
  return { text: pages.map((page) => pageText(page, turn)).join('\n\n') };
}

const toldOpenings = 5;

function pageText({ from, to, expiresAt, isOpen, openedTimes, openings }: DoctorPage, { person }: Turn): string {
  const { locale, timeZone } = person;
  const [first, last] = [longDate(locale, from), longDate(locale, to)];
  const title = isOpen
    ? texts.pageLine(locale, first, last, longDate(locale, localDateOf(new Date(expiresAt), timeZone)))
    : texts.expiredLine(locale, first, last);
  const lines = openings
    .slice(0, toldOpenings)
    .map(
      ({ openedAt, userAgent, network }) =>
        `• ${datedMoment(locale, new Date(openedAt), timeZone)}: ${deviceName(userAgent, locale)}, ${network}`,
    );
  const times = openedTimes > 0 ? texts.opened(locale, openedTimes) : texts.neverOpened(locale);
  return [`${title}: ${times}`, ...lines].join('\n');
}
