import type { MessageEntity } from 'grammy/types';
import { type FormattedText, parseHtml } from './html.ts';
import { isObject, type Params } from './params.ts';
import { badRequest } from './refusal.ts';

/** The text of a message to send: 1-4096 characters once its entities are parsed. */
export function readText(params: Params): FormattedText {
  if (params.text('text') === '') throw badRequest('message text is empty');
  const formatted = readFormatted(params, 'text', 'entities');
  if (formatted.text === '') throw badRequest('text must be non-empty');
  if (characters(formatted.text) > 4096) throw badRequest('message is too long');
  return formatted;
}

/** The caption of a photo or document: 0-1024 characters. */
export function readCaption(params: Params): FormattedText {
  const formatted = readFormatted(params, 'caption', 'caption_entities');
  if (characters(formatted.text) > 1024) throw badRequest('message caption is too long');
  return formatted;
}

const characters = (text: string) => [...text].length;

function readFormatted(params: Params, textName: string, entitiesName: string): FormattedText {
  const mode = params.text('parse_mode').toLowerCase();
  if (!['', 'none', 'html'].includes(mode)) throw badRequest('unsupported parse_mode');
  const formatted =
    mode === 'html'
      ? parseHtml(params.text(textName))
      : { text: params.text(textName), entities: readEntities(params.json(entitiesName)) };
  return withDetected(trimmed(formatted));
}

function readEntities(given: unknown): MessageEntity[] {
  if (!Array.isArray(given)) return [];
  for (const entity of given) {
    if (!isObject(entity)) throw badRequest("can't parse MessageEntity: expected an Object");
    for (const name of ['offset', 'length']) {
      if (!Number.isInteger(entity[name])) {
        throw badRequest(`can't parse MessageEntity: Field "${name}" must be of type Number`);
      }
    }
  }
  return given;
}

/** Messages lose the white space around them; entities move and shrink with it. */
function trimmed({ text, entities }: FormattedText): FormattedText {
  const kept = text.trim();
  const cut = text.length - text.trimStart().length;
  const moved = entities.flatMap((entity) => {
    const start = Math.max(0, entity.offset - cut);
    const end = Math.min(kept.length, entity.offset + entity.length - cut);
    return end > start ? [{ ...entity, offset: start, length: end - start }] : [];
  });
  return { text: kept, entities: moved };
}

const detected: [MessageEntity.CommonMessageEntity['type'], RegExp][] = [
  ['url', /\bhttps?:\/\/[^\s<>"]*[^\s<>".,!?:;)]/gi],
  ['email', /\b[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+\b/gi],
  ['bot_command', /(?<![\w/<>])\/\w{1,64}(?:@\w{3,32})?(?![\w/])/g],
  ['mention', /(?<![\w@])@[a-z]\w{2,31}\b/gi],
  ['hashtag', /(?<![\p{L}\d_#])#[\p{L}\d_]*\p{L}[\p{L}\d_]*/gu],
];

/** Adds the entities that the service finds by itself, in people's messages and in the bot's. */
export function withDetected({ text, entities }: FormattedText): FormattedText {
  const taken = entities.filter(({ type }) => ['code', 'pre', 'text_link'].includes(type));
  const found: MessageEntity[] = [];
  for (const [type, pattern] of detected) {
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      const overlaps = (other: MessageEntity) =>
        index < other.offset + other.length && other.offset < index + whole.length;
      if (![...taken, ...found].some(overlaps)) found.push({ type, offset: index, length: whole.length });
    }
  }
  return { text, entities: [...entities, ...found].sort((a, b) => a.offset - b.offset || b.length - a.length) };
}
