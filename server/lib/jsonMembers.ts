/** A member of a JSON object, or one element of a member that is a list, as the text that it has in the document. */
export interface Member {
  name: string;
  /** Of an element, its place in the list; undefined for a member that is no list. A list without elements is one such. */
  index: number | undefined;
  text: string;
}

export class NotJson extends Error {}
export class MemberTooLong extends Error {}

export interface MemberLimits {
  /** Longest member or element, in bytes. */
  longest(name: string): number;
  /** Members that are passed over; they cost no memory, however long they are. */
  isSkipped(name: string): boolean;
}

/**
 * Takes an object apart while its bytes come, so that a document of any size needs the memory of its longest part alone.
 * A part is JSON only once JSON.parse has taken it. Throws NotJson and MemberTooLong.
 */
export async function* readMembers(pieces: AsyncIterable<Buffer>, limits: MemberLimits): AsyncGenerator<Member> {
  const cutter = createCutter(limits);
  for await (const piece of pieces) yield* cutter.take(piece);
  cutter.end();
}

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, listStart, listEnd, objectEnd] = [code('"'), code('\\'), code('['), code(']'), code('}')];
const opens = new Set([listStart, code('{')]);
const closes = new Set([listEnd, objectEnd]);
const spaces = new Set([0x20, 0x0a, 0x0d, 0x09]);

type State = 'before' | 'name' | 'value' | 'list' | 'afterList' | 'end';
/** The marks that end what is being read. */
const marks: Record<State, number[]> = {
  before: [code('{')],
  name: [code(':'), objectEnd],
  value: [code(','), objectEnd],
  list: [code(','), listEnd],
  afterList: [code(','), objectEnd],
  end: [],
};

function createCutter({ longest, isSkipped }: MemberLimits) {
  let state: State = 'before';
  let name = '';
  let index = 0;
  let isFirst = true;
  /** Within the part that is being read. */
  let [depth, inText, isEscaped, isBlank] = [0, false, false, true];
  let held: Buffer[] = [];
  let heldBytes = 0;

  const isPassedOver = () => (state === 'value' || state === 'list') && isSkipped(name);

  function hold(part: Buffer): void {
    if (part.length === 0 || isPassedOver()) return;
    heldBytes += part.length;
    if (heldBytes > longest(name)) throw new MemberTooLong(name);
    held.push(part);
  }

  /** Follows texts and brackets; true for a mark that ends the part. */
  function isCut(byte: number): boolean {
    if (inText) {
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) inText = false;
      return false;
    }
    if (spaces.has(byte)) return false;
    const beginsList = state === 'value' && isBlank && byte === listStart;
    if (depth === 0 && (beginsList || marks[state].includes(byte))) return true;
    isBlank = false;
    if (byte === quote) inText = true;
    else if (opens.has(byte)) depth += 1;
    else if (closes.has(byte)) depth -= 1;
    if (depth < 0 || state === 'end') throw new NotJson();
    return false;
  }

  function* take(piece: Buffer): Generator<Member> {
    let start = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at] as number;
      if (!isCut(byte)) continue;
      hold(piece.subarray(start, at));
      start = at + 1;
      const passedOver = isPassedOver();
      const member = goOn(byte, Buffer.concat(held).toString('utf8'));
      [held, heldBytes, isBlank] = [[], 0, true];
      if (member && !passedOver) yield member;
    }
    hold(piece.subarray(start));
  }

  /** What the part was that the mark has ended, and what comes next. */
  function goOn(mark: number, text: string): Member | undefined {
    const isEnd = mark === objectEnd;
    if (state === 'name') {
      if (!isEnd) [name, state] = [readName(text), 'value'];
      else if (isFirst && isBlank) state = 'end';
      else throw new NotJson();
      isFirst = false;
      return undefined;
    }
    if (state === 'value' && mark === listStart) {
      [state, index] = ['list', 0];
      return undefined;
    }
    if (state === 'list') return endElement(mark === listEnd, text);
    if (state !== 'value' && !isBlank) throw new NotJson();
    const member = state === 'value' ? { name, index: undefined, text } : undefined;
    state = isEnd ? 'end' : 'name';
    return member;
  }

  function endElement(isLast: boolean, text: string): Member {
    if (isLast) state = 'afterList';
    if (isLast && isBlank && index === 0) return { name, index: undefined, text: '[]' };
    index += 1;
    return { name, index: index - 1, text };
  }

  return {
    take,
    end() {
      if (state !== 'end') throw new NotJson();
    },
  };
}

function readName(text: string): string {
  let name: unknown;
  try {
    name = JSON.parse(text);
  } catch {
    throw new NotJson();
  }
  if (typeof name !== 'string') throw new NotJson();
  return name;
}
