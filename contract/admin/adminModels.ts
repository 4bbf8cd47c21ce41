import { z } from 'zod';
import { acts } from '../acts/acts.ts';
import { freeText, instant, localDate, route } from '../http.ts';
import { modelPurposes, modelReadings } from '../models.ts';

const modelUsage = z
  .object({
    day: localDate,
    purpose: z.enum(modelPurposes),
    calls: z.int(),
    failures: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    costUsd: z.number(),
  })
  .meta({ id: 'ModelUsage' });
export type ModelUsage = z.infer<typeof modelUsage>;

export const listModelUsage = route({
  method: 'get',
  path: '/admin/model-usage',
  access: 'admin',
  tag: 'Admin',
  summary: 'What models were asked in the last 30 days, by day and purpose, and what it cost',
  status: 200,
  answer: z.array(modelUsage),
});

/** What becomes of a model's reading of a message; `invented` is counted beside the others, of single parts. */
export const readingOutcomes = ['used', 'unanswered', 'words', 'cut', 'invented'] as const;
export type ReadingOutcome = (typeof readingOutcomes)[number];

const modelState = z
  .object({
    /** Null where none is set up that reads messages. */
    model: z.object({ name: z.string(), reading: z.enum(modelReadings) }).nullable(),
    /** The latest question; null where none was asked lately. */
    latest: z.object({ askedAt: instant, failure: z.string().nullable() }).nullable(),
    /** Of the latest questions that were answered; null where none was. */
    speed: z.object({ questions: z.int(), medianMs: z.int(), percentile95Ms: z.int() }).nullable(),
    /** Since the first of the month, UTC. */
    month: z.object({
      calls: z.int(),
      failures: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      costUsd: z.number(),
      readings: z.array(z.object({ outcome: z.enum(readingOutcomes), count: z.int() })),
    }),
  })
  .meta({ id: 'ModelState' });
export type ModelState = z.infer<typeof modelState>;

export const getModelState = route({
  method: 'get',
  path: '/admin/model-state',
  access: 'admin',
  tag: 'Admin',
  summary: 'Whether the model answers and how fast, what it was asked this month, and what became of its readings',
  status: 200,
  answer: modelState,
});

const partsRead = z.array(
  z.object({
    words: z.string(),
    act: z.enum(acts),
    /** How likely its writer wants it, 0 to 1. */
    share: z.number(),
    /** What a model filled the act with. */
    told: z.array(z.object({ slot: z.string(), value: z.string() })),
  }),
);

export const longestTrial = 300;

const readingTrial = z
  .object({
    builtIn: z.object({
      tookMs: z.number(),
      /** A model is asked about it where AI_READING is `doubt`. */
      isDoubtful: z.boolean(),
      parts: partsRead,
    }),
    /** Null where there is no model. */
    model: z
      .object({
        tookMs: z.int(),
        outcome: z.enum(readingOutcomes).exclude(['invented']),
        /** Parts that were filled with what the sentence doesn't say. */
        invented: z.int(),
        /** Why there was no answer of use. */
        failure: z.string().nullable(),
        parts: partsRead,
      })
      .nullable(),
  })
  .meta({ id: 'ReadingTrial' });
export type ReadingTrial = z.infer<typeof readingTrial>;

export const tryReading = route({
  method: 'post',
  path: '/admin/model-trial',
  cost: 10,
  costsByLengthOf: 'text',
  access: 'admin',
  tag: 'Admin',
  summary: 'What the built-in reading and the model make of a sentence, which nobody keeps',
  body: z.object({
    text: freeText('Write a sentence.')
      .min(1, 'Write a sentence.')
      .max(longestTrial, `A sentence has at most ${longestTrial} characters.`),
  }),
  status: 200,
  answer: readingTrial,
});
