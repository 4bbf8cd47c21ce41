import { isDeepStrictEqual } from 'node:util';
import { suggestionPaces } from '../../../../contract/accounts/profile.ts';
import { metricUnits, type Units } from '../../../../texts/units.ts';
import { midnight } from '../../../lib/diaryDates.ts';
import { comparePlans } from '../../plans/policy.ts';
import type { AccountFigures } from './data.ts';

/** What a person chooses between where both accounts tell it and tell it differently. */
export const figures = ['height', 'birth', 'gender', 'stage', 'diet', 'timeZone', 'targets', 'plan'] as const;
export type Figure = (typeof figures)[number];
export const sides = ['from', 'into'] as const;
export type JoinSide = (typeof sides)[number];
export type Choices = Partial<Record<Figure, JoinSide>>;

interface Accounts {
  from: AccountFigures;
  into: AccountFigures;
}

/** What everybody starts with is told by nobody. */
const usualZone = 'Asia/Kolkata';

/** undefined where the account doesn't tell it. */
const told: Record<Figure, (account: AccountFigures) => unknown> = {
  height: ({ heightCm }) => heightCm || undefined,
  birth: ({ dob }) => dob ?? undefined,
  gender: ({ gender }) => gender || undefined,
  stage: ({ lifeStage }) => lifeStage || undefined,
  diet: ({ diets }) => (diets.length > 0 ? diets.toSorted() : undefined),
  timeZone: ({ timeZone }) => (timeZone === usualZone ? undefined : timeZone),
  targets: ({ goals }) => goals,
  // Paid time of both is kept: what is chosen is which of it comes first.
  plan: ({ paid }) => paid,
};

/** The first that the accounts tell differently and nobody has chosen yet. */
export function nextDifference({ from, into }: Accounts, choices: Choices): Figure | undefined {
  return figures.find((figure) => {
    const [one, other] = [told[figure](from), told[figure](into)];
    return one !== undefined && other !== undefined && !isDeepStrictEqual(one, other) && !choices[figure];
  });
}

/** Whose figure stays: as chosen, else of the account that tells it. */
export const keptSide = ({ from, into }: Accounts, choices: Choices, figure: Figure): JoinSide =>
  choices[figure] ?? (told[figure](into) === undefined && told[figure](from) !== undefined ? 'from' : 'into');

/** Kept where one account keeps it; shown only where nobody hid it. */
const joinTracking = (one: string, other: string): string => {
  if (one === 'off' || other === 'off') return one === 'off' ? other : one;
  return one === other ? one : 'private';
};

/** What the joined account tells of its person. What keeps somebody safe or undisturbed in one account does so in both. */
export function mergePerson(accounts: Accounts, choices: Choices) {
  const { from, into } = accounts;
  const of = (figure: Figure) => accounts[keptSide(accounts, choices, figure)];
  const quiet = into.quietFrom === '' ? from : into;
  const units = Object.entries(metricUnits).every(([unit, metric]) => into[unit as keyof Units] === metric)
    ? from
    : into;
  return {
    heightCm: of('height').heightCm,
    dob: of('birth').dob,
    gender: of('gender').gender,
    lifeStage: of('stage').lifeStage,
    diets: of('diet').diets,
    timeZone: of('timeZone').timeZone,
    dayStartsAt: into.dayStartsAt === midnight ? from.dayStartsAt : into.dayStartsAt,
    plan: choices.plan ? of('plan').plan : comparePlans(from.plan, into.plan) > 0 ? from.plan : into.plan,
    firstName: into.firstName || from.firstName,
    lastName: into.lastName || (into.firstName ? '' : from.lastName),
    phone: into.phone || from.phone,
    bio: into.bio || from.bio,
    allergies: [...new Set([...into.allergies, ...from.allergies])],
    dislikes: [...new Set([...into.dislikes, ...from.dislikes])],
    weightUnit: units.weightUnit,
    heightUnit: units.heightUnit,
    volumeUnit: units.volumeUnit,
    glucoseUnit: units.glucoseUnit,
    dashboardTiles: [...new Set([...into.dashboardTiles, ...from.dashboardTiles])],
    suggestions: suggestionPaces.findLast((pace) => [from.suggestions, into.suggestions].includes(pace)),
    // Of two answers the one that keeps less holds.
    keepsOriginals: from.keepsOriginals && into.keepsOriginals,
    cycleTracking: joinTracking(from.cycleTracking, into.cycleTracking),
    quietFrom: quiet.quietFrom,
    quietTo: quiet.quietTo,
    remindersResumeOn: [from.remindersResumeOn, into.remindersResumeOn].sort().at(-1) ?? null,
    deficitsHiddenAt: into.deficitsHiddenAt ?? from.deficitsHiddenAt,
    tooYoungAt: into.tooYoungAt ?? from.tooYoungAt,
  };
}
