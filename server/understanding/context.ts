/** What the assistant said last, and what it did by it. */
export interface LastAnswer {
  text: string;
  /** What it answers; undefined where it spoke unasked. */
  asked: string | undefined;
  /** A danger was answered. */
  care: string | undefined;
  /** It waits for an answer. */
  isQuestion: boolean;
  /** Rows that it changed; none where that was taken back. */
  changes: { table: string; change: 'created' | 'updated' | 'deleted' }[];
  minutesAgo: number;
}

const lateMin = 45;
const hourMin = 60;
const longest = 200;
const settings = new Set(['users', 'goals']);
const saved = new Set(['personalFoods', 'savedPhrases', 'recipes']);
const reminders = new Set(['reminders', 'medicines']);

/** The talk so far as the labelled messages tell it: `logged: roti 2 piece; dal 1 katori`, `asked (3h): How much was it?`; '' where it begins. */
export function contextOf(last: LastAnswer | undefined): string {
  if (!last) return '';
  const { kind, about } = kindOf(last);
  const late = last.minutesAgo >= lateMin ? ` (${Math.max(1, Math.round(last.minutesAgo / hourMin))}h)` : '';
  return about ? `${kind}${late}: ${about.slice(0, longest)}` : `${kind}${late}`;
}

function kindOf({ text, asked, care, isQuestion, changes }: LastAnswer): { kind: string; about: string } {
  if (care !== undefined) return { kind: 'care', about: care };
  if (isQuestion) return { kind: 'asked', about: questionIn(text) };
  if (changes.length > 0) return { kind: kindOfChanges(changes), about: namesIn(text).join('; ') };
  if (asked === undefined) return { kind: 'reminded', about: firstLine(text) };
  return { kind: 'answered', about: asked };
}

function kindOfChanges(changes: LastAnswer['changes']): string {
  const isOf = (tables: Set<string>) => changes.some(({ table }) => tables.has(table));
  const entries = changes.filter(({ table }) => ![settings, saved, reminders].some((tables) => tables.has(table)));
  if (entries.some(({ change }) => change === 'created')) return 'logged';
  if (entries.length > 0) return entries.every(({ change }) => change === 'deleted') ? 'removed' : 'changed';
  if (isOf(reminders)) return 'reminder';
  return isOf(saved) ? 'saved' : 'set';
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const questionIn = (text: string): string => /[^.!?\n]*\?/.exec(text)?.[0].trim() ?? firstLine(text);

/** "• Roti, 2 pieces (80 g): 240 kcal" is "Roti, 2 pieces". */
export function namesIn(text: string): string[] {
  const listed = text.split('\n').filter((line) => line.startsWith('• '));
  return (listed.length > 0 ? listed : [firstLine(text)]).map((line) =>
    line
      .replace(/^• /, '')
      .replace(/\([^)]*\)/g, '')
      .replace(/[:·].*$/, '')
      .trim(),
  );
}
