import { z } from 'zod';
import { locales } from '../../texts/locale.ts';
import { glucoseUnits, heightUnits, volumeUnits, weightUnits } from '../../texts/units.ts';
import { tileNames } from '../dashboard.ts';
import { cycleTrackings } from '../entries/cycle.ts';
import { file, freeText, id, isPrintable, localDate, measure, nothing, route, timeOfDay } from '../http.ts';

export const genders = ['male', 'female', 'other'] as const;
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;
export const lifeStages = ['', 'pregnant', 'breastfeeding'] as const;
/** How often FitPulse suggests something unasked. */
export const suggestionPaces = ['daily', 'weekly', 'off'] as const;
export type SuggestionPace = (typeof suggestionPaces)[number];
export type ActivityLevel = (typeof activityLevels)[number];

/** What a person eats by; of the first four one at most, the others on top of it. */
export const diets = [
  ...(['vegetarian', 'eggetarian', 'vegan', 'jain'] as const),
  ...(['keto', 'highProtein', 'diabeticFriendly', 'ramzan', 'navratri'] as const),
] as const;
export type Diet = (typeof diets)[number];
export const baseDiets: readonly Diet[] = diets.slice(0, 4);

/** Daily targets: litres, kcal, hours, g, mg, steps; the target weight in kg and the pace in kg a week. 0 where none is set. */
export const goals = z
  .object({
    waterLitersPerDay: z.number(),
    calorieBurnPerDay: z.number(),
    sleepHrsTarget: z.number(),
    caloriesConsumePerDay: z.number(),
    weightTarget: z.number(),
    proteinG: z.number(),
    carbsG: z.number(),
    /** Carbohydrates without their fibre. */
    netCarbsG: z.number(),
    fatG: z.number(),
    fiberG: z.number(),
    sodiumMg: z.number(),
    stepsPerDay: z.number(),
    lossKgPerWeek: z.number(),
  })
  .meta({ id: 'Goals' });
export type Goals = z.infer<typeof goals>;

/** Those that "Let AI generate" proposes. */
const proposedGoals = goals.pick({
  waterLitersPerDay: true,
  calorieBurnPerDay: true,
  sleepHrsTarget: true,
  caloriesConsumePerDay: true,
  weightTarget: true,
});
export type ProposedGoals = z.infer<typeof proposedGoals>;

export const getGoals = route({
  method: 'get',
  path: '/user/goal/{userId}',
  access: 'session',
  tag: 'Profile',
  summary: 'The daily targets',
  params: z.object({ userId: id }),
  status: 200,
  answer: goals,
});

/** What comes after midnight and before it belongs to the day before. */
const dayStartsAt = timeOfDay
  .refine((time) => time <= '08:00', 'A day starts between 00:00 and 08:00.')
  .meta({ description: "When the person's days begin, 00:00 to 08:00; what was before it belongs to the day before" });

/** A target that this change of the body made unsafe: what it was, and the nearest safe figure, which it is now. */
const raisedTarget = z
  .object({ target: z.string(), was: z.number(), now: z.number(), reason: z.string() })
  .meta({ id: 'RaisedTarget' });

/** Texts are '' and figures 0 where nothing is known, the language '' where FitPulse follows what the person writes; the weight is the latest that was logged. */
export const profile = z
  .object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    gender: z.enum(['', ...genders]),
    dob: localDate.or(z.literal('')),
    phone: z.string(),
    email: z.string(),
    /** The person has shown that they read what comes to it. */
    emailVerified: z.boolean(),
    heightCm: z.number(),
    weightKg: z.number(),
    bio: z.string(),
    avatarUrl: z.string(),
    timeZone: z.string(),
    dayStartsAt,
    lifeStage: z.enum(lifeStages),
    language: z.enum(['', ...locales]),
    diets: z.array(z.enum(diets)),
    allergies: z.array(z.string()),
    dislikes: z.array(z.string()),
    /** No reminder comes between these local times; '' without quiet hours. */
    quietFrom: timeOfDay.or(z.literal('')),
    quietTo: timeOfDay.or(z.literal('')),
    /** In which figures are told; all figures of the API are in kg, cm and ml; a glucose names its unit. */
    weightUnit: z.enum(weightUnits),
    heightUnit: z.enum(heightUnits),
    volumeUnit: z.enum(volumeUnits),
    glucoseUnit: z.enum(glucoseUnits),
    cycleTracking: z.enum(cycleTrackings),
    dashboardTiles: z.array(z.enum(tileNames)),
    suggestions: z.enum(suggestionPaces).meta({ description: 'How often at most something is suggested unasked' }),
    keepsOriginals: z.boolean().meta({ description: 'Whether photos of meals and files of reports are kept' }),
    goals,
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

export const getProfile = route({
  method: 'get',
  path: '/profile/{userId}',
  access: 'session',
  tag: 'Profile',
  summary: 'Who the person is, body metrics and targets',
  params: z.object({ userId: id }),
  status: 200,
  answer: profile,
});

const unsetOr = (minimum: number, maximum: number, what: string) =>
  z.union([z.literal(0), measure(minimum, maximum, what)], {
    error: `${what} must be between ${minimum} and ${maximum}, or 0 when it isn't set.`,
  });

/** The least and the most that a target can be where one is set. */
export const goalBounds = {
  calorieBurnPerDay: [1, 20_000],
  caloriesConsumePerDay: [1, 20_000],
  waterLitersPerDay: [0.01, 20],
  weightTarget: [1, 500],
  sleepHrsTarget: [0.1, 24],
  proteinG: [1, 1_000],
  carbsG: [1, 2_000],
  netCarbsG: [1, 2_000],
  fatG: [1, 1_000],
  fiberG: [1, 200],
  sodiumMg: [1, 20_000],
  stepsPerDay: [1, 200_000],
  lossKgPerWeek: [0.05, 5],
} satisfies Record<keyof Goals, [least: number, most: number]>;

const name = (what: string) =>
  z
    .string()
    .trim()
    .max(100, `${what} has at most 100 characters.`)
    .refine(isPrintable, `${what} has no control characters.`);

/** Foods in the person's own words: "peanuts", "bitter gourd". */
const ownWords = (what: string) =>
  z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(60, `${what} has at most 60 characters.`)
        .refine(isPrintable, `${what} has no control characters.`),
    )
    .max(50, `At most 50 of them: ${what}.`);

export const profileFields = {
  firstName: name('First name'),
  lastName: name('Last name'),
  gender: z.enum(['', ...genders], 'Choose male, female or other.'),
  dob: localDate.or(z.literal('')).nullable(),
  phone: z
    .string()
    .trim()
    .regex(/^[\d+()./ -]{0,32}$/, 'A phone number has digits, spaces and + ( ) . / - only.'),
  email: z.email('Enter an email address such as name@example.com.').max(254).or(z.literal('')),
  bio: freeText().max(2_000, 'About Me has at most 2,000 characters.'),
  heightCm: unsetOr(50, 272, 'Height'),
  weightKg: unsetOr(1, 500, 'Weight'),
  timeZone: z.string().max(64),
  dayStartsAt,
  lifeStage: z.enum(lifeStages, 'Choose pregnant, breastfeeding or neither.'),
  language: z.enum(['', ...locales], 'Choose English, Hindi or Hinglish.'),
  diets: z
    .array(z.enum(diets, 'There is no such diet.'))
    .max(diets.length)
    .refine((chosen) => chosen.filter((diet) => baseDiets.includes(diet)).length < 2, 'Choose one of them.'),
  allergies: ownWords('An allergy'),
  dislikes: ownWords('A dislike'),
  quietFrom: timeOfDay.or(z.literal('')),
  quietTo: timeOfDay.or(z.literal('')),
  weightUnit: z.enum(weightUnits, 'Choose kg or lb.'),
  heightUnit: z.enum(heightUnits, 'Choose cm or ft.'),
  volumeUnit: z.enum(volumeUnits, 'Choose ml or oz.'),
  glucoseUnit: z.enum(glucoseUnits, 'Choose mg/dl or mmol/l.'),
  cycleTracking: z.enum(cycleTrackings, 'Choose off, private or shown.'),
  dashboardTiles: z.array(z.enum(tileNames, 'There is no such tile.')).max(tileNames.length),
  suggestions: z.enum(suggestionPaces, 'Choose daily, weekly or off.'),
  keepsOriginals: z.boolean(),
  goals: z
    .object({
      calorieBurnPerDay: unsetOr(...goalBounds.calorieBurnPerDay, 'The calorie burn target'),
      caloriesConsumePerDay: unsetOr(...goalBounds.caloriesConsumePerDay, 'The calorie target'),
      waterLitersPerDay: unsetOr(...goalBounds.waterLitersPerDay, 'The water target'),
      weightTarget: unsetOr(...goalBounds.weightTarget, 'The target weight'),
      sleepHrsTarget: unsetOr(...goalBounds.sleepHrsTarget, 'The sleep target'),
      proteinG: unsetOr(...goalBounds.proteinG, 'The protein target'),
      carbsG: unsetOr(...goalBounds.carbsG, 'The carbohydrate target'),
      netCarbsG: unsetOr(...goalBounds.netCarbsG, 'The net carbohydrate target'),
      fatG: unsetOr(...goalBounds.fatG, 'The fat target'),
      fiberG: unsetOr(...goalBounds.fiberG, 'The fibre target'),
      sodiumMg: unsetOr(...goalBounds.sodiumMg, 'The sodium target'),
      stepsPerDay: unsetOr(...goalBounds.stepsPerDay, 'The step target'),
      lossKgPerWeek: unsetOr(...goalBounds.lossKgPerWeek, 'The weekly loss'),
    })
    .partial(),
};

export const saveProfile = route({
  method: 'post',
  path: '/profile',
  access: 'session',
  tag: 'Profile',
  summary:
    'Save the fields sent; a new weight is logged for today, a new time zone moves no past entry, an unsafe target is refused unless a doctor set it',
  body: z
    .object({ id: id.optional(), ...profileFields, doctorSetTargets: z.boolean() })
    .partial()
    .transform(({ id: userId, ...fields }) => ({ userId, ...fields })),
  grants: 'emailAddress',
  proof: 'for some bodies',
  status: 200,
  answer: profile.extend({ raisedTargets: z.array(raisedTarget) }),
});

export const uploadAvatar = route({
  method: 'post',
  path: '/profile/pic',
  access: 'session',
  tag: 'Profile',
  summary: 'Set the picture: a JPEG or PNG of at most 5 MB and 40 megapixels, in base64',
  body: z.object({
    userId: id.optional(),
    fileName: z.string().max(255).optional(),
    contentType: z.string().max(100).optional(),
    fileData: z.string('Choose a picture.').min(1, 'Choose a picture.'),
  }),
  bodyLimit: 12_582_912,
  status: 200,
  answer: z.object({ avatarUrl: z.string() }),
});

export const deleteAvatar = route({
  method: 'delete',
  path: '/profile/pic/{userId}',
  access: 'session',
  tag: 'Profile',
  summary: 'Remove the picture',
  params: z.object({ userId: id }),
  status: 204,
  answer: nothing,
});

export const getAvatar = route({
  method: 'get',
  path: '/avatars/{personId}/{key}',
  access: 'public',
  tag: 'Profile',
  summary: 'A picture, at the address that only its uploader was told',
  params: z.object({ personId: id, key: z.string().regex(/^[\w-]{43}$/) }),
  status: 200,
  answerType: 'image/webp',
  answer: file,
});

export const proposeTargets = route({
  method: 'post',
  path: '/profile/targets',
  cost: 5,
  access: 'session',
  tag: 'Profile',
  summary: 'Propose daily targets and say how; stores nothing',
  body: z.object({
    userId: id.optional(),
    gender: z.enum(genders, 'Choose male, female or other.'),
    heightCm: measure(100, 272, 'Height'),
    weightKg: measure(20, 500, 'Weight'),
    dob: z.iso.date('Enter your date of birth.'),
    weightTarget: unsetOr(20, 500, 'The target weight').default(0),
    activityLevel: z.enum(activityLevels).default('light'),
  }),
  status: 200,
  answer: z.object({ goals: proposedGoals, explanation: z.string() }),
});
