import { z } from 'zod';
import { mealType } from './food.ts';
import { file, id, instant, localDate, measure, nothing, route } from './http.ts';
import { notificationCodes } from './notifications.ts';
import { profileFields } from './profile.ts';
import { containerTypes, drinkTypes } from './water.ts';

export const exportVersion = 1;
const mostRows = 200_000;

const text = z.string().max(20_000);
/** What every entry has: when it happened, the person's date then, and when it was logged. */
const entry = { id, occurredAt: instant, localDate, createdAt: instant };
const amount = (most: number, what: string) => measure(0, most, what);
const positive = (what: string) => z.number().positive(`${what} must be above 0.`).max(1_000_000);

export const exportedEntries = {
  foodEntries: z
    .array(
      z.object({
        ...entry,
        mealType,
        foodName: text.min(1),
        foodId: text.nullable(),
        quantity: positive('Quantity'),
        servingUnit: text,
        servingSize: positive('Serving size'),
        grams: positive('Grams').nullable(),
        energyKcal: amount(20_000, 'Energy'),
        proteinG: amount(5_000, 'Protein'),
        carbohydrateG: amount(5_000, 'Carbohydrate'),
        fatG: amount(5_000, 'Fat'),
        fiberG: amount(5_000, 'Fibre'),
        sugarG: amount(5_000, 'Sugar'),
        sodiumMg: amount(200_000, 'Sodium'),
        cholesterolMg: amount(200_000, 'Cholesterol'),
        notes: text,
        source: text,
        confidence: measure(0, 1, 'Confidence').nullable(),
      }),
    )
    .max(mostRows),
  waterEntries: z
    .array(
      z.object({
        ...entry,
        volumeMl: measure(10, 10_000, 'Volume'),
        drinkType: z.enum(drinkTypes),
        containerType: z.enum(containerTypes),
        notes: text,
      }),
    )
    .max(mostRows),
  activityEntries: z
    .array(
      z.object({
        ...entry,
        activityType: text.min(1),
        durationMin: measure(1, 1_440, 'Duration'),
        distanceKm: measure(0, 1_000, 'Distance').nullable(),
        caloriesBurned: amount(20_000, 'Calories').nullable(),
      }),
    )
    .max(mostRows),
  weightEntries: z.array(z.object({ ...entry, weightKg: measure(1, 500, 'Weight') })).max(mostRows),
  sleepEntries: z.array(z.object({ ...entry, sleepTimeHr: measure(0, 24, 'Sleep') })).max(mostRows),
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
      /** Left out by an older export. */
      lifeStage: profileFields.lifeStage.default(''),
      language: profileFields.language.default(''),
    }),
    goals: profileFields.goals.required(),
    notifications: z.array(z.enum(notificationCodes)),
    /** A WebP in base64; null, or left out by an older export, where there is none. */
    picture: z.base64('The picture is not base64.').max(2_000_000).nullish(),
    ...exportedEntries,
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
  access: 'session',
  tag: 'My data',
  summary: 'All of your data as one document',
  status: 200,
  answer: exportDocument,
});

export const getCsvExport = route({
  method: 'get',
  path: '/me/export.csv',
  access: 'session',
  tag: 'My data',
  summary: 'Your data as a zip of CSV files',
  status: 200,
  answerType: 'application/zip',
  answer: file,
});

export const importData = route({
  method: 'post',
  path: '/me/import',
  access: 'session',
  tag: 'My data',
  summary: 'Take an export back, all of it or nothing; a repeat changes nothing',
  body: exportDocument,
  bodyLimit: 20_971_520,
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
