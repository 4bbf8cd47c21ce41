import { randomBytes } from 'node:crypto';
import { item as foodLine } from '../../../../texts/food/food.ts';
import * as texts from '../../../../texts/models.ts';
import { grams } from '../../../../texts/units.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Answering, Outcome, ReceivedPicture, Turn } from '../../../assistant/skill.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { keepOriginal } from '../../originals/mutations.ts';
import { keepMealPhoto } from '../mutations.ts';
import type { WordsQuestion } from './answers.ts';

const mostPortions = 10;

/** What photos of one meal show, in words; each may be dropped, and is changed by saying it anew. */
interface PlateQuestion extends WordsQuestion {
  portions: string[];
  album: string | undefined;
}

export const isPlate = (question: WordsQuestion): question is PlateQuestion => 'portions' in question;

/** Shows what a model saw beside what the table makes of it; the photos of an album, or one after the other, add up until they are logged. */
export const offerPlate =
  (portions: string[], { digest, album, detailedJpeg }: ReceivedPicture): Answering =>
  async (turn) => {
    const { db, person, now } = turn;
    if (!(await keepMealPhoto(db, person.owner, digest, now))) return { text: texts.photoKnown(person.locale) };
    const file = { mediaType: 'image/jpeg', content: detailedJpeg } as const;
    await keepOriginal(db, person.owner, { ...file, kind: 'mealPhoto', digest }, now);
    const open = (await findQuestion(db, person.owner, now))?.data as PlateQuestion | undefined;
    const before = open?.portions && open.album === album ? open.portions : [];
    const all = [...before, ...portions.filter((portion) => !before.includes(portion))];
    return showPlate(all.slice(0, mostPortions), album, turn);
  };

/** A portion said anew in place of the one of that food, or one that is dropped; undefined where it is about none of them. */
export async function changePlate(plate: PlateQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  const { items } = await understandMealOf(turn.db, turn.person.owner, text);
  const [said] = items;
  if (!said || items.length > 1) return undefined;
  const foods = await Promise.all(plate.portions.map((portion) => foodOf(portion, turn)));
  const at = foods.findIndex((food) => food?.foodId === said.foodId);
  return at < 0 ? undefined : showPlate(plate.portions.with(at, text), plate.album, turn);
}

export async function withoutPortion(plate: PlateQuestion, at: number, turn: Turn): Promise<Outcome> {
  const left = plate.portions.filter((_, position) => position !== at);
  return left.length > 0 ? showPlate(left, plate.album, turn) : { text: texts.leftOut(turn.person.locale) };
}

const foodOf = async (portion: string, { db, person }: Turn) =>
  (await understandMealOf(db, person.owner, portion)).items[0];

async function showPlate(portions: string[], album: string | undefined, turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const read = await Promise.all(portions.map(async (portion) => ({ portion, food: await foodOf(portion, turn) })));
  const known = read.flatMap(({ portion, food }) => (food ? { portion, food } : []));
  const unknown = read.flatMap(({ portion, food }) => (food ? [] : portion));
  if (known.length === 0) return { text: texts.nothingSeen(locale) };
  const key = randomBytes(6).toString('hex');
  const kept = known.map(({ portion }) => portion);
  const data: PlateQuestion = { key, words: `had ${kept.join(', ')}`, portions: kept, album };
  const lines = known.map(
    ({ food }) => `• ${foodLine(locale, `${food.foodName}, ${grams(locale, food.grams)}`, food.nutrients.energyKcal)}`,
  );
  const drops = known.map(({ food }, at) => [
    { label: texts.withoutFood(locale, food.foodName), action: `models.without:${key}:${at}` },
  ]);
  const answers = [
    { label: texts.logPlate(locale), action: `models.say:${key}` },
    { label: texts.dropPlate(locale), action: `models.drop:${key}` },
  ];
  const missing = unknown.length > 0 ? [texts.notInTable(locale, unknown.join(', '))] : [];
  return {
    text: [texts.seen(locale), ...lines, ...missing, '', texts.changePlate(locale)].join('\n'),
    buttons: () => [answers, ...(known.length > 1 ? drops : [])],
    question: { skill: 'models', data },
  };
}
