import { tokenise } from '../../../language/tokens.ts';

const asksForHelp =
  /^(?:(?<command>\/help)|help|madad|मदद)(?:(?:\s+me)?\s+(?:with|about|on|for))?(?:\s+(?<about>.+?))?\s*[?.!]*$/iu;

/** "Help", "/help reminders", "help with payments": what it is wanted with, no words where with everything. */
export function readHelp(text: string): { words: string[]; isCommand: boolean } | undefined {
  if (/^\/settings\b/i.test(text)) return { words: ['account'], isCommand: true };
  if (/^(?:what can you do|kya kar sakte ho)[?.! ]*$/i.test(text)) return { words: [], isCommand: false };
  const { command, about = '' } = asksForHelp.exec(text)?.groups ?? { command: 'none' };
  if (command === 'none') return undefined;
  const words = tokenise(about).flatMap(({ kind, word }) => (kind === 'word' ? word : []));
  return { words, isCommand: command !== undefined };
}
