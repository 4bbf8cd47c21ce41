import { z } from 'zod';
import { instant, route } from './http.ts';

/** Which messages a model reads along: none, those that are not surely understood, or all. */
export const modelReadings = ['off', 'doubt', 'first'] as const;
export type ModelReading = (typeof modelReadings)[number];

/** The text by which people are asked about models now; from which on it tells that readings are kept to learn from. */
export const consentTextVersion = 2;
export const leastVersionOfLabels = 2;

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
  body: z.object({
    isGiven: z.boolean(),
    textVersion: z
      .int()
      .min(1)
      .max(consentTextVersion)
      .default(1)
      .describe('Which text the person was shown; the first said nothing of readings that are kept to learn from'),
  }),
  status: 200,
  answer: modelConsent,
});

export const modelPurposes = ['read', 'translate', 'speak', 'transcribe', 'meal', 'table', 'try'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];
