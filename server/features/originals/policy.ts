import type { Original } from '../../../contract/originals.ts';

/** Of one person, together; what comes then is read and not kept. */
export const mostOriginalBytes = 100 * 1_048_576;

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf', 'text/plain': 'txt' };

/** "meal-2026-03-06-1a2b3c4d.jpg". */
export const fileNameOf = ({ id, kind, mediaType, createdAt }: Original): string =>
  `${kind === 'mealPhoto' ? 'meal' : 'report'}-${createdAt.slice(0, 10)}-${id.slice(0, 8)}.${extensions[mediaType] ?? 'bin'}`;
