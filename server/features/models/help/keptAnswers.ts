import { createHash } from 'node:crypto';

const mostKept = 1_000;

/** What a model answered to words, the oldest forgotten first; of what anybody wrote only digests are kept. */
export function createKeptAnswers<Answer>() {
  const kept = new Map<string, Answer>();
  return {
    find: (words: string): Answer | undefined => kept.get(keyOf(words)),
    keep(words: string, answer: Answer): void {
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest) kept.delete(oldest);
      kept.set(keyOf(words), answer);
    },
  };
}

const keyOf = (words: string): string =>
  createHash('sha256').update(words.toLowerCase().replace(/\s+/g, ' ')).digest('base64');
