import { z } from 'zod';
import { type EntryKind, entryKinds, kindNames } from '../entries/entryKinds.ts';
import { storedReport } from '../healthReports.ts';
import { file, id, instant, nothing, route } from '../http.ts';
import { notificationCodes } from '../notifications.ts';
import { storedTrainingPlan } from '../training.ts';
import type { planNames } from './accounts.ts';
import { profileFields } from './profile.ts';

export const exportVersion = 1;
const mostRows = 1_000_000;

/** Most entries and messages in one import, and imports in a day, by plan: years of a busy diary. */
export const importQuotas = {
  free: { rows: 50_000, perDay: 5 },
  pro: { rows: 200_000, perDay: 10 },
  premium: { rows: 400_000, perDay: 20 },
} as const satisfies Record<(typeof planNames)[number], { rows: number; perDay: number }>;
/** How long what was deleted can still be put back; then it is removed. */
export const keptAfterDeletionDays = 30;
export const exportsPerHour = { free: 10, pro: 20, premium: 40 } as const satisfies Record<
  (typeof planNames)[number],
  number
>;
/** Of a file that is imported. */
export const mostImportBytes = 20_971_520;

const text = z.string().max(20_000);

type ExportedEntries = { [K in EntryKind as `${K}Entries`]: z.ZodArray<(typeof entryKinds)[K]['exported']> };

const listsOf = (asField: (list: z.ZodArray) => z.ZodType) =>
  Object.fromEntries(
    kindNames.map((kind) => [`${kind}Entries`, asField(z.array(entryKinds[kind].exported as z.ZodType).max(mostRows))]),
  );

/** What an export holds of each kind of entry, by its table. */
export const exportedEntries = listsOf((list) => list) as unknown as ExportedEntries;

/** An export that is older than a kind of entry leaves its list out. */
const lists = listsOf((list) => list.default([])) as unknown as {
  [Table in keyof ExportedEntries]: z.ZodDefault<ExportedEntries[Table]>;
};

const per100g = z.number().min(0).max(100_000);

/** What an export holds of a person's own words, foods, laboratory reports and training plans, by its table. */
export const exportedOwn = {
  personalFoods: z
    .array(
      z.object({
        id,
        createdAt: instant,
        name: z.string().trim().min(1).max(120),
        otherNames: z.array(z.string().max(120)).max(20),
        energyKcal: per100g,
        proteinG: per100g,
        carbohydrateG: per100g,
        fatG: per100g,
        fiberG: per100g,
        sugarG: per100g,
        sodiumMg: per100g,
        cholesterolMg: per100g,
        barcode: z
          .string()
          .regex(/^\d{8,14}$/)
          .nullable()
          .default(null),
        portions: z
          .array(
            z.object({
              unit: z.string().max(30),
              grams: z.number().positive(),
              sizes: z.record(z.string(), z.number()),
            }),
          )
          .max(20),
        servings: z.number().positive().nullable(),
        yieldG: z.number().positive().nullable(),
        ingredients: z
          .array(z.object({ food: z.string().max(120), grams: z.number().positive() }))
          .max(60)
          .nullable(),
      }),
    )
    .max(mostRows),
  savedPhrases: z
    .array(
      z.object({
        id,
        createdAt: instant,
        kind: z.enum(['meal', 'favourite', 'memory']),
        phrase: z.string().trim().min(1).max(120),
        meaning: z.string().trim().min(1).max(3_000),
      }),
    )
    .max(mostRows),
  healthReports: z.array(z.object(storedReport)).max(mostRows),
  trainingPlans: z.array(z.object(storedTrainingPlan)).max(mostRows),
};

/** All of a person's data; deleted entries are left out. The account and the notices are told and not taken back. */
export const exportDocument = z
  .object({
    schemaVersion: z.literal(exportVersion, 'This server reads exports of version 1.'),
    exportedAt: instant,
    account: z.object({
      id,
      userName: text,
      role: text,
      plan: text,
      signUpSource: text,
      createdAt: instant,
      lastLoginAt: instant.nullable(),
      termsAcceptedAt: instant.nullable(),
      telegramUserId: z.number().nullable(),
    }),
    profile: z.object({
      firstName: profileFields.firstName,
      lastName: profileFields.lastName,
      gender: profileFields.gender,
      dob: profileFields.dob,
      phone: profileFields.phone,
      email: profileFields.email,
      bio: profileFields.bio,
      heightCm: profileFields.heightCm,
      timeZone: profileFields.timeZone,
      /** Left out by an older export, as is the rest. */
      dayStartsAt: profileFields.dayStartsAt.default('00:00'),
      lifeStage: profileFields.lifeStage.default(''),
      language: profileFields.language.default(''),
      diets: profileFields.diets.default([]),
      allergies: profileFields.allergies.default([]),
      dislikes: profileFields.dislikes.default([]),
      quietFrom: profileFields.quietFrom.default(''),
      quietTo: profileFields.quietTo.default(''),
      weightUnit: profileFields.weightUnit.default('kg'),
      heightUnit: profileFields.heightUnit.default('cm'),
      volumeUnit: profileFields.volumeUnit.default('ml'),
      glucoseUnit: profileFields.glucoseUnit.default('mg/dl'),
      cycleTracking: profileFields.cycleTracking.default('off'),
      dashboardTiles: profileFields.dashboardTiles.default([]),
      keepsOriginals: profileFields.keepsOriginals.default(false),
      suggestions: profileFields.suggestions.default('daily'),
    }),
    /** Targets that an older export doesn't know stay as they are. */
    goals: profileFields.goals.required({
      waterLitersPerDay: true,
      calorieBurnPerDay: true,
      sleepHrsTarget: true,
      caloriesConsumePerDay: true,
      weightTarget: true,
    }),
    notifications: z.array(z.enum(notificationCodes)),
    /** A WebP in base64; null, or left out by an older export, where there is none. */
    picture: z.base64('The picture is not base64.').max(2_000_000).nullish(),
    ...lists,
    personalFoods: exportedOwn.personalFoods.default([]),
    savedPhrases: exportedOwn.savedPhrases.default([]),
    healthReports: exportedOwn.healthReports.default([]),
    trainingPlans: exportedOwn.trainingPlans.default([]),
    chatMessages: z
      .array(z.object({ id, channel: z.enum(['web', 'telegram']), isUser: z.boolean(), text, createdAt: instant }))
      .max(mostRows),
    notices: z
      .array(z.object({ id, title: text, body: text, createdAt: instant, readAt: instant.nullable() }))
      .max(mostRows),
    /** What is told and not taken back: orders, tickets and the like, each as it is stored. */
    records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    sessions: z.array(z.object({ createdAt: instant, lastSeenAt: instant, userAgent: text })).max(mostRows),
  })
  .meta({ id: 'Export' });
export type ExportDocument = z.infer<typeof exportDocument>;

export const getExport = route({
  method: 'get',
  path: '/me/export',
  cost: 60,
  access: 'session',
  tag: 'My data',
  summary: 'All of your data as one document',
  grants: 'export',
  status: 200,
  answer: exportDocument,
});

export const getCsvExport = route({
  method: 'get',
  path: '/me/export.csv',
  cost: 60,
  access: 'session',
  tag: 'My data',
  summary: 'Your data as a zip of CSV files',
  grants: 'export',
  status: 200,
  answerType: 'application/zip',
  answer: file,
});

export const importData = route({
  method: 'post',
  path: '/me/import',
  cost: 120,
  access: 'session',
  tag: 'My data',
  summary: 'Take an export back; refused as a whole when anything in it is wrong, and a repeat changes nothing',
  body: exportDocument,
  bodyLimit: mostImportBytes,
  streamed: true,
  // An export holds the address, and takes it back.
  grants: 'emailAddress',
  status: 200,
  answer: z.object({ entries: z.int(), chatMessages: z.int() }),
});

export const deleteMe = route({
  method: 'delete',
  path: '/me',
  access: 'session',
  tag: 'My data',
  summary: 'Delete the account and everything in it, at once and for good',
  body: z.object({
    password: z.string().max(200).optional(),
    confirm: z.string().max(64).optional().meta({ description: 'The user name, of an account without a password' }),
  }),
  status: 204,
  answer: nothing,
});
