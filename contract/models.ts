import { z } from 'zod';
import { instant, localDate, route } from './http.ts';

/** Which messages a model reads along: none, those that are not surely understood, or all. */
export const modelReadings = ['off', 'doubt', 'first'] as const;
export type ModelReading = (typeof modelReadings)[number];

const modelConsent = z
  .object({
    /** What the owner of this server has configured. */
    available: z.object({
      chat: z.boolean(),
      reading: z.enum(modelReadings),
      photos: z.boolean(),
      voice: z.boolean(),
    }),
    isGiven: z.boolean(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'ModelConsent' });
export type ModelConsent = z.infer<typeof modelConsent>;

export const getModelConsent = route({
  method: 'get',
  path: '/model-consent',
  access: 'session',
  tag: 'Assistant',
  summary: 'Whether models may read what the person sends, and which there are',
  status: 200,
  answer: modelConsent,
});

export const saveModelConsent = route({
  method: 'post',
  path: '/model-consent',
  access: 'session',
  tag: 'Assistant',
  summary: 'Let models read what built-in reading does not understand, or no longer',
  body: z.object({ isGiven: z.boolean() }),
  status: 200,
  answer: modelConsent,
});

export const modelPurposes = ['read', 'translate', 'speak', 'transcribe', 'meal', 'table'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

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
