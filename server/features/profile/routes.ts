import {
  deleteAvatar as deleteAvatarRoute,
  getAvatar,
  getGoals,
  getProfile,
  proposeTargets,
  saveProfile as saveProfileRoute,
  uploadAvatar,
} from '../../../contract/accounts/profile.ts';
import * as refusals from '../../../texts/accounts/refusals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { requireRecentProof } from '../../http/proof.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { addDays, isTimeZone, localDateOf, yearsBetween } from '../../lib/dates.ts';
import { NotAnImage, toSquareWebp } from '../../lib/image.ts';
import { findCredentialsOf } from '../accounts/data.ts';
import { findTargetPerson } from '../care/data.ts';
import { leastAge, type UnsafeTarget } from '../care/policy.ts';
import { whyUnsafe } from '../care/texts/targets.ts';
import { mailVerification } from '../emailVerification/mutations.ts';
import { findAvatar, findGoals, findProfile, findStoredGoals, listBalanceDays } from './data.ts';
import { deleteAvatar, saveAvatar, saveProfile } from './mutations.ts';
import { avatarSide, balanceDays, proposeGoals } from './policy.ts';

const mostAvatarBytes = 5_242_880;
const avatarsPerHour = 30;

export function profileRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock } = context;

  mount(kit, getGoals, ({ owner }) => findGoals(db, owner));

  mount(kit, getProfile, ({ owner }) => findProfile(db, owner));

  mount(kit, saveProfileRoute, async ({ body, owner, principal, timeZone: knownZone }) => {
    const { userId: _owner, goals = {}, weightKg, dob, timeZone, doctorSetTargets, ...rest } = body;
    if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('timeZone', refusals.noSuchTimeZone);
    if (dob) ageAt(dob, timeZone ?? knownZone);
    const person = { ...rest, timeZone, dob: dob === '' ? null : dob };
    const isNewEmail = rest.email !== undefined && rest.email !== (await findCredentialsOf(db, owner)).email;
    if (isNewEmail) requireRecentProof(principal, clock.now());
    // Nobody but the person can say what their doctor told them.
    const doctorSet = doctorSetTargets && principal.userId === owner;
    const saved = await saveProfile(db, owner, { person, goals, weightKg, doctorSet }, clock.now());
    if (saved.outcome === 'tooYoung') throw invalid('dob', refusals.tooYoung);
    if (saved.outcome === 'unsafe') throw unsafeTargets(saved.unsafe);
    if (isNewEmail) mailVerification(context, owner);
    const raisedTargets = saved.raised.map((raised) => ({
      target: raised.target,
      was: raised.value,
      now: raised.nearest,
      reason: whyUnsafe(raised),
    }));
    return { ...(await findProfile(db, owner)), raisedTargets };
  });

  mount(kit, proposeTargets, async ({ body, owner, timeZone, pageLocale: locale, weightUnit }) => {
    const today = localDateOf(clock.now(), timeZone);
    const days = await listBalanceDays(db, owner, addDays(today, -balanceDays), addDays(today, -1));
    const ageYears = ageAt(body.dob, timeZone);
    if (ageYears < leastAge) throw invalid('dob', refusals.tooYoung);
    const [{ lifeStage }, { lossKgPerWeek }] = await Promise.all([
      findTargetPerson(db, owner, clock.now()),
      findStoredGoals(db, owner),
    ]);
    const { goals, reasons } = proposeGoals({ ...body, ageYears, lifeStage, lossKgPerWeek }, days, {
      locale,
      weightUnit,
    });
    return { goals, explanation: reasons.join(' ') };
  });

  mount(kit, uploadAvatar, async ({ body, owner }) => {
    await limitRate(context, `avatar ${owner}`, avatarsPerHour, 3_600);
    const bytes = Buffer.from(body.fileData.replace(/^data:[^,]*,/, ''), 'base64');
    if (bytes.length > mostAvatarBytes) throw invalid('fileData', refusals.largePicture);
    const image = await toSquareWebp(bytes, avatarSide).catch((error: Error) => {
      throw error instanceof NotAnImage ? invalid('fileData', error.message) : error;
    });
    return { avatarUrl: await saveAvatar(db, owner, image, clock.now()) };
  });

  mount(kit, deleteAvatarRoute, async ({ owner }) => {
    await deleteAvatar(db, owner);
    return null;
  });

  mount(kit, getAvatar, async ({ params }) => {
    const image = await findAvatar(db, params.personId, params.key);
    if (!image) throw notFound('This picture');
    return new Response(new Uint8Array(image), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  });

  function ageAt(dob: string, timeZone: string): number {
    const age = yearsBetween(dob, localDateOf(clock.now(), timeZone));
    if (age < 0) throw invalid('dob', refusals.bornInFuture);
    if (age > 120) throw invalid('dob', refusals.bornLongAgo);
    return age;
  }
}

const unsafeTargets = (unsafe: UnsafeTarget[]) =>
  new HttpProblem(422, 'unsafe_target', (locale) => unsafe.map((target) => whyUnsafe(target, locale)).join(' '), {
    errors: unsafe.map((target) => ({
      path: `goals.${target.target}`,
      message: (locale) => whyUnsafe(target, locale),
    })),
  });
