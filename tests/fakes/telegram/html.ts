import type { MessageEntity } from 'grammy/types';
import { checkedLink } from './links.ts';
import { badRequest } from './refusal.ts';

export interface FormattedText {
  text: string;
  entities: MessageEntity[];
}

interface OpenTag {
  name: string;
  attributes: Map<string, string>;
  offset: number;
}

type Common = MessageEntity.CommonMessageEntity['type'];
const simpleTags = new Map<string, Common>([
  ...['b', 'strong'].map((tag) => [tag, 'bold'] as const),
  ...['i', 'em'].map((tag) => [tag, 'italic'] as const),
  ...['u', 'ins'].map((tag) => [tag, 'underline'] as const),
  ...['s', 'strike', 'del'].map((tag) => [tag, 'strikethrough'] as const),
  ...['span', 'tg-spoiler'].map((tag) => [tag, 'spoiler'] as const),
  ['code', 'code'],
]);
const otherTags = ['a', 'pre', 'blockquote', 'tg-emoji', 'tg-time'];
const namedCharacters: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Reads text in parse_mode HTML; what the formatting options don't allow is refused with its byte offset. */
export function parseHtml(source: string): FormattedText {
  const open: OpenTag[] = [];
  const entities: MessageEntity[] = [];
  let text = '';
  for (let position = 0; position < source.length; ) {
    if (source.startsWith('</', position)) {
      const last = open.pop();
      position = readEndTag(source, position, last);
      if (last && text.length > last.offset) closeTag(last, open.at(-1), text.slice(last.offset), entities);
    } else if (source[position] === '<') {
      const tag = readStartTag(source, position);
      open.push({ name: tag.name, attributes: tag.attributes, offset: text.length });
      position = tag.end;
    } else {
      const character = readCharacter(source, position);
      text += character.value;
      position = character.end;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw unparsable(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  return { text, entities: entities.sort((a, b) => a.offset - b.offset || b.length - a.length) };
}

const unparsable = (reason: string) => badRequest(`can't parse entities: ${reason}`);
const at = (source: string, position: number) => `at byte offset ${Buffer.byteLength(source.slice(0, position))}`;

function match(pattern: RegExp, source: string, position: number): RegExpExecArray | null {
  const sticky = new RegExp(pattern, 'y');
  sticky.lastIndex = position;
  return sticky.exec(source);
}

function readCharacter(source: string, position: number): { value: string; end: number } {
  const found = match(/&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z]+));?/, source, position);
  if (found) {
    const [whole, hexadecimal, decimal, name] = found;
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? 0);
    const value = name ? namedCharacters[name] : code > 0 && code < 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (value) return { value, end: position + whole.length };
  }
  return { value: source.charAt(position), end: position + 1 };
}

const decoded = (source: string) =>
  source.replace(/&[#\da-zA-Z]+;?/g, (reference) => {
    const { value, end } = readCharacter(reference, 0);
    return value + reference.slice(end);
  });

function readStartTag(source: string, start: number) {
  const name = (match(/[^\s>]*/, source, start + 1)?.[0] ?? '').toLowerCase();
  let position = start + 1 + name.length;
  if (position === source.length) throw unparsable(`Unclosed start tag ${at(source, start)}`);
  if (!simpleTags.has(name) && !otherTags.includes(name)) {
    throw unparsable(`Unsupported start tag "${name}" ${at(source, start)}`);
  }
  const attributes = new Map<string, string>();
  for (;;) {
    position += match(/\s*/, source, position)?.[0].length ?? 0;
    if (position === source.length) throw unparsable(`Unclosed start tag "${name}" ${at(source, start)}`);
    if (source[position] === '>') break;
    const attribute = readAttribute(source, position, name, start);
    attributes.set(attribute.name, attribute.value);
    position = attribute.end;
  }
  if (name === 'span' && attributes.get('class') !== 'tg-spoiler') {
    throw unparsable(`Tag "span" must have class "tg-spoiler" ${at(source, start)}`);
  }
  return { name, attributes, end: position + 1 };
}

function readAttribute(source: string, start: number, tag: string, tagStart: number) {
  const name = match(/[^\s=>]*/, source, start)?.[0] ?? '';
  if (name === '') throw unparsable(`Empty attribute name in the tag "${tag}" ${at(source, tagStart)}`);
  const equals = match(/\s*=\s*/, source, start + name.length);
  if (!equals) {
    if (tag === 'blockquote' && name === 'expandable') return { name, value: '', end: start + name.length };
    throw unparsable(`Expected equal sign in declaration of an attribute of the tag "${tag}" ${at(source, tagStart)}`);
  }
  const valueStart = start + name.length + equals[0].length;
  const quoted = match(/"([^"]*)"|'([^']*)'/, source, valueStart);
  if (quoted) return { name, value: decoded(quoted[1] ?? quoted[2] ?? ''), end: valueStart + quoted[0].length };
  if (/["']/.test(source.charAt(valueStart))) throw unparsable(`Unclosed start tag ${at(source, tagStart)}`);
  const token = match(/[\w.-]*(?=[\s>])/, source, valueStart)?.[0];
  if (token === undefined) throw unparsable(`Unexpected end of name token ${at(source, valueStart)}`);
  return { name, value: token.toLowerCase(), end: valueStart + token.length };
}

function readEndTag(source: string, start: number, open: OpenTag | undefined): number {
  if (!open) throw unparsable(`Unexpected end tag ${at(source, start)}`);
  const found = match(/<\/([^\s>]*)\s*>/, source, start);
  if (!found) throw unparsable(`Unclosed end tag ${at(source, start)}`);
  const name = (found[1] ?? '').toLowerCase();
  if (name !== '' && name !== open.name) {
    throw unparsable(`Unmatched end tag ${at(source, start)}, expected "</${open.name}>", found "</${name}>"`);
  }
  return start + found[0].length;
}

function closeTag(tag: OpenTag, parent: OpenTag | undefined, content: string, entities: MessageEntity[]) {
  const { name, attributes, offset } = tag;
  const range = { offset, length: content.length };
  const simple = simpleTags.get(name);
  const language = attributes.get('class')?.match(/^language-(.+)/)?.[1];
  if (name === 'a') {
    const url = checkedLink(attributes.get('href') || content);
    if (url) entities.push({ type: 'text_link', ...range, url });
  } else if (name === 'code' && language && parent?.name === 'pre') {
    parent.attributes.set('class', `language-${language}`);
  } else if (name === 'pre') {
    entities.push({ type: 'pre', ...range, ...(language ? { language } : {}) });
  } else if (name === 'blockquote') {
    entities.push({ type: attributes.has('expandable') ? 'expandable_blockquote' : 'blockquote', ...range });
  } else if (name === 'tg-emoji' && !/^\d+$/.test(attributes.get('emoji-id') ?? '')) {
    throw unparsable('Invalid custom emoji identifier specified');
  } else if (simple) {
    entities.push({ type: simple, ...range });
  }
}
