import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createModels } from '../../server/clients/models.ts';
import type { ModelSettings } from '../../server/config.ts';
import { type Beside, partsIn, tokensOf } from '../../server/features/models/help/questions.ts';
import { withoutIdentity } from '../../server/features/models/policy.ts';
import { plainNumbers } from '../../server/language/spokenNumbers.ts';
import type { AskedQuestion, Behaviour } from '../../tests/fakes/ai.ts';
import { type LabelledMessage, textOf } from '../wants/hands.ts';

interface Asked extends Beside {
  message: string;
}
const isAsked = (asked: Partial<Asked>): asked is Asked => asked.known !== undefined;

interface Line extends Asked {
  digest: string;
  /** Undefined where there was none. */
  answer?: unknown;
}

interface Answering {
  real: ModelSettings | undefined;
  record: string | undefined;
  replay: string | undefined;
}

/**
 * Answers questions about parts: from a file, by a model, or else by the labels. A record begins with a line of the
 * instructions and the schema; each line behind it is a question by its digest, once, with its answer.
 */
export function createAnswers(messages: LabelledMessage[], { real, record, replay }: Answering) {
  const labels = new Map(messages.map((message) => [keyOf(message.ctx, textOf(message)), message]));
  const kept = replay === undefined ? undefined : readLines(replay);
  const models = real && createModels(real);
  const lines = new Map<string, Line>();
  const sizes: { asked: number; answered: number }[] = [];
  let head = '';

  async function answerOf(digest: string, { message, ...beside }: Asked): Promise<unknown> {
    if (kept) return kept.get(digest);
    if (models) return (await models.ask(partsIn(message, beside, AbortSignal.timeout(60_000)))).value;
    const segs = labels.get(keyOf(beside.context, message))?.segs;
    return segs && { parts: segs.map(([words, act]) => ({ words: shown(words), act, told: null })) };
  }

  return {
    async answer({ instructions, schema, text }: AskedQuestion): Promise<Behaviour> {
      const asked = JSON.parse(text) as Partial<Asked>;
      if (!isAsked(asked)) return { status: 500 };
      head = JSON.stringify({ instructions, schema });
      const digest = createHash('sha256').update(instructions).update(text).digest('base64url');
      const answer = lines.get(digest)?.answer ?? (await answerOf(digest, asked).catch(() => undefined));
      lines.set(digest, { digest, ...asked, answer });
      sizes.push({ asked: tokensOf(text), answered: tokensOf(JSON.stringify(answer ?? '')) });
      // Without an answer the built-in reading stands; a server that fails would be left alone for a minute.
      return { value: answer ?? { parts: [] } };
    },
    /** How many messages were asked about since this was called last, and tokens at their median, by letters. */
    questions() {
      const since = sizes.splice(0);
      const [askedTokens, answeredTokens] = [
        medianOf(since.map(({ asked }) => asked)),
        medianOf(since.map(({ answered }) => answered)),
      ];
      return { questions: since.length, 'tokens in': askedTokens, out: answeredTokens };
    },
    /** Of what stands before every message. */
    constantTokens: (): number => Math.round(tokensOf(head)),
    close(): void {
      if (record === undefined) return;
      const told = [...lines.values()].map((line) => JSON.stringify(line));
      writeFileSync(record, `${[head, ...told].join('\n')}\n`);
    },
  };
}

const medianOf = (figures: number[]): number =>
  Math.round(figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0);

const readLines = (file: string) =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as Line)
      .map(({ digest, answer }) => [digest, answer]),
  );

const shown = (text: string): string => withoutIdentity(plainNumbers(text), []);
/** Messages come with blanks and marks of their own. */
const keyOf = (context: string, text: string): string =>
  [context, text].map((part) => shown(part).replace(/[^\p{L}\p{M}\p{N}]/gu, '')).join('\n');
