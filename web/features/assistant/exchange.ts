import type { ChatMessage } from '../../../contract/assistant.ts';

/** Each message once, oldest first; messages of the same instant stay as they came. */
export function inOrder(messages: ChatMessage[]): ChatMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
}

/** Whether the one after it, if any, came in another minute: then a time stands below it. */
export const endsMinute = (message: ChatMessage, next: ChatMessage | undefined): boolean =>
  minuteOf(message) !== (next && minuteOf(next));

const minuteOf = ({ timestamp }: ChatMessage) => Math.floor(Date.parse(timestamp) / 60_000);

type Block =
  | { kind: 'text'; title?: string; lines: string[] }
  | { kind: 'list'; title?: string; items: { text: string; amount?: string }[] };

/** Splits an answer into paragraphs and lists; "• Roti, 2 pieces (80 g): 206 kcal" is an item with an amount. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.startsWith('• ')) {
      const item = toItem(line.slice(2));
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', title: last?.kind === 'text' ? last.lines.pop() : undefined, items: [item] });
    } else if (line.trim() === '') {
      blocks.push({ kind: 'text', lines: [] });
    } else if (last?.kind === 'text') {
      last.lines.push(line);
    } else {
      blocks.push({ kind: 'text', lines: [line] });
    }
  }
  const filled = blocks.filter((block) => block.kind === 'list' || block.lines.length > 0).map(withTitle);
  const [first, ...others] = filled;
  return first ? [withLead(first), ...others] : [];
}

/** A first line of words alone, above others, is a title. */
function withTitle(block: Block): Block {
  const [first = '', ...rest] = block.kind === 'text' ? block.lines : [];
  return rest.length > 0 && /^[\p{L}\p{M} ]{1,30}$/u.test(first) ? { kind: 'text', title: first, lines: rest } : block;
}

/** What an answer begins with is its title where it is short and more follows: "Weight: 70 kg (Fri 6 Mar)". */
function withLead(block: Block): Block {
  const [first = '', ...rest] = block.kind === 'text' && !block.title ? block.lines : [];
  return rest.length > 0 && /^.{1,44}[^.!?:।]$/u.test(first) ? { kind: 'text', title: first, lines: rest } : block;
}

function toItem(line: string): { text: string; amount?: string } {
  const [, text, amount] = line.match(/^(.+): ([\d.,]+ kcal)$/) ?? [];
  return text ? { text, amount } : { text: line };
}
