import { z } from 'zod';
import { file, id, instant, nothing, route } from './http.ts';

export const originalKinds = ['mealPhoto', 'healthReport'] as const;
/** What is kept goes after so long. */
export const originalsKeptDays = 365;

const original = z
  .object({
    id,
    kind: z.enum(originalKinds),
    mediaType: z.string(),
    size: z.int().meta({ description: 'In bytes' }),
    createdAt: instant,
  })
  .meta({ id: 'Original' });
export type Original = z.infer<typeof original>;

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf', 'text/plain': 'txt' };

/** "meal-2026-03-06-1a2b3c4d.jpg". */
export const originalFileName = ({ id, kind, mediaType, createdAt }: Original): string =>
  `${kind === 'mealPhoto' ? 'meal' : 'report'}-${createdAt.slice(0, 10)}-${id.slice(0, 8)}.${extensions[mediaType] ?? 'bin'}`;

const shared = { access: 'session', tag: 'My data' } as const;
const params = z.object({ id });

export const listOriginals = route({
  ...shared,
  method: 'get',
  path: '/originals',
  summary:
    'Photos of meals and files of reports that are kept because the profile says keepsOriginals, the latest first',
  status: 200,
  answer: z.array(original),
});

export const getOriginal = route({
  ...shared,
  method: 'get',
  path: '/originals/{id}',
  cost: 5,
  summary: 'One of them; pictures are JPEGs without metadata',
  params,
  status: 200,
  answerType: 'application/octet-stream',
  answer: file,
});

export const deleteOriginal = route({
  ...shared,
  method: 'delete',
  path: '/originals/{id}',
  summary: 'Delete it for good; what was read of it stays',
  params,
  status: 204,
  answer: nothing,
});
