import { z } from 'zod';
import { careKind } from './care.ts';
import { id, instant, localDate, nothing, route } from './http.ts';

export const mostReportBytes = 5_242_880;
/** What a field for choosing a report offers. */
export const reportFileTypes = 'application/pdf,.pdf,text/plain,.txt,image/jpeg,image/png,image/webp';

const labFlags = ['low', 'normal', 'high', 'criticalLow', 'criticalHigh', 'abnormal', 'unknown'] as const;
export type LabFlag = (typeof labFlags)[number];

const labResult = z
  .object({
    analyte: z.string().max(40),
    name: z.string().max(80),
    panel: z.string().max(40),
    loinc: z.string().max(12).optional(),
    value: z.number().or(z.string().max(40)).meta({ description: 'A word where the report answers in words' }),
    comparator: z.enum(['<', '>']).optional().meta({ description: 'The value lies below or above the figure' }),
    unit: z.string().max(40),
    low: z.number().optional(),
    high: z.number().optional(),
    rangeSource: z.string().max(200).optional().meta({ description: 'laboratory, or whose range stands in for it' }),
    flag: z.enum(labFlags),
    standard: z
      .object({ value: z.number(), unit: z.string().max(40) })
      .optional()
      .meta({ description: 'The value in the one unit in which reports are compared' }),
    previous: z
      .object({ date: localDate, value: z.number() })
      .optional()
      .meta({ description: 'Of the report before, in the unit of this value' }),
  })
  .meta({ id: 'LabResult' });
export type LabResult = z.infer<typeof labResult>;

/** What is kept of a report. */
export const storedReport = {
  id,
  createdAt: instant,
  reportDate: localDate,
  isDateRead: z.boolean(),
  digest: z.string().max(64),
  results: z.array(labResult.omit({ previous: true })).max(300),
  unread: z.array(z.string().max(200)).max(50),
};

const food = z.object({
  nutrient: z.string(),
  unit: z.string(),
  foods: z.array(z.object({ name: z.string(), amount: z.number(), times: z.int() })),
});

const healthReport = z
  .object({
    id,
    date: localDate,
    isDateRead: z.boolean().meta({ description: 'False: the report tells no date, and it is the one of the upload' }),
    createdAt: instant,
    results: z.array(labResult),
    unread: z.array(z.string()),
    /** Foods of the last 30 days that have what a low result may lack. */
    foods: z.array(food),
    /** What to do about values at which laboratories call the doctor. */
    warnings: z.array(z.string()),
    care: careKind.optional().meta({ description: 'What kind of care the warnings are' }),
  })
  .meta({ id: 'HealthReport' });
export type HealthReport = z.infer<typeof healthReport>;

const shared = { access: 'session', tag: 'Health reports' } as const;
const params = z.object({ id });

export const createHealthReport = route({
  ...shared,
  method: 'post',
  path: '/health-reports',
  cost: 60,
  summary:
    'Read a laboratory report, a PDF with text or of up to 5 scanned pages, a picture or a text; the file is kept where the profile says keepsOriginals, the same one twice is one report',
  bodyType: 'multipart/form-data',
  body: z.object({
    file: z
      .instanceof(File, { error: 'Choose the report.' })
      .meta({ type: 'string', format: 'binary', description: 'PDF, JPEG, PNG, WebP or text, up to 5 MB' }),
  }),
  bodyLimit: mostReportBytes + 65_536,
  status: 201,
  answer: healthReport,
});

export const listHealthReports = route({
  ...shared,
  method: 'get',
  path: '/health-reports',
  summary: 'The laboratory reports, the latest first',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.array(healthReport),
});

export const getHealthReport = route({
  ...shared,
  method: 'get',
  path: '/health-reports/{id}',
  summary: 'A laboratory report with its results, compared with the one before',
  params,
  status: 200,
  answer: healthReport,
});

export const deleteHealthReport = route({
  ...shared,
  method: 'delete',
  path: '/health-reports/{id}',
  summary: 'Delete a laboratory report',
  params,
  status: 204,
  answer: nothing,
});
