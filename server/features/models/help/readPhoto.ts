import * as texts from '../../../../texts/models.ts';
import type { Answering, Looking } from '../../../assistant/skill.ts';
import { findMealPhoto, findModelPerson } from '../data.ts';
import { portionsSeen } from '../reading.ts';
import { askToLook } from './answers.ts';
import { askModel } from './askModel.ts';
import { offerPlate } from './plate.ts';
import { plateOn } from './questions.ts';

/** Has a model name what is on a photo; nothing is logged before the person agrees. Undefined where there is no such model. */
export async function lookAtMeal({ picture, person, context }: Looking): Promise<Answering | undefined> {
  const { models } = context.config;
  if (!models?.vision) return undefined;
  const { owner, locale } = person;
  const { isGiven, plan } = await findModelPerson(context.db, owner);
  if (!isGiven) return askToLook;
  if (await findMealPhoto(context.db, owner, picture.digest)) return say(texts.photoKnown(locale));
  const asker = { owner, plan };
  const signal = AbortSignal.timeout(models.mostMs);
  const seen = await askModel(context, asker, 'meal', plateOn(picture.jpeg, signal));
  const portions = seen ? portionsSeen(seen) : [];
  return portions.length > 0 ? offerPlate(portions, picture) : say(texts.nothingSeen(locale));
}

const say =
  (text: string): Answering =>
  async () => ({ text });
