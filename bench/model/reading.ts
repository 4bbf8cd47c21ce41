import { modelReadings } from '../../contract/models.ts';
import { createModels } from '../../server/clients/models.ts';
import type { ModelSettings } from '../../server/config.ts';
import { partsIn } from '../../server/features/models/help/questions.ts';
import { isAskedAbout } from '../../server/features/models/help/readAlong.ts';
import { masked, withoutIdentity } from '../../server/features/models/policy.ts';
import { plainNumbers } from '../../server/language/spokenNumbers.ts';
import { partsAsSaid } from '../../server/understanding/wants/said.ts';
import { type Part, readParts } from '../../server/understanding/wants/wants.ts';
import * as fake from '../../tests/fakes/ai.ts';
import { play } from '../conversation/play.ts';
import { readTurns } from '../conversation/rows.ts';
import { type ScoredTurn, score } from '../conversation/score.ts';
import { play as playTold } from '../told/play.ts';
import { isTold, ownSets, toldRows } from '../told/rows.ts';
import { showFailure } from '../told/show.ts';
import { type Judged, judge, summarise } from '../told/summary.ts';
import { handNamed, type LabelledMessage, textOf } from '../wants/hands.ts';
import { createAnswers } from './readingAnswers.ts';

export interface ReadingOptions {
  every: number;
  /** One setting of AI_READING alone. */
  only: string | undefined;
  /** Shows what went wrong in hands that may be looked at. */
  shows: boolean;
  /** Undefined: the labels answer. */
  real: ModelSettings | undefined;
  record: string | undefined;
  replay: string | undefined;
}

/** What is read, and what is on record, with the model asked never, in doubt and always. */
export async function playReading(
  { hands, talks }: { hands: string[]; talks: string[] },
  { every, only, shows, ...answering }: ReadingOptions,
): Promise<void> {
  const sample = <Row>(rows: Row[]) => rows.filter((_, at) => at % every === 0);
  const table: Record<string, object> = {};
  const answers = createAnswers(hands.filter((hand) => hand.startsWith('hand-')).flatMap(handNamed), answering);
  for (const reading of modelReadings.filter((each) => only === undefined || each === only)) {
    const server = await fake.start(reading);
    server.behaviour = answers.answer;
    for (const hand of hands) {
      const read = hand.startsWith('hand-') ? await readMessages(sample(handNamed(hand)), server.settings) : {};
      answers.questions();
      const judged: Judged[] = [];
      if (isTold(hand) || ownSets.includes(hand))
        await playTold(sample(toldRows(hand)), (played) => judged.push(judge(played)), server.settings);
      if (shows) judged.forEach(showFailure);
      table[`${hand} ${reading}`] = {
        ...read,
        ...(judged.length > 0 && { ...recordOf(judged), ...answers.questions() }),
      };
    }
    for (const talk of talks) {
      answers.questions();
      const turns = score(await play(readTurns(talk), server.settings));
      table[`${talk} ${reading}`] = { ...talkOf(turns), ...answers.questions() };
    }
    await server.close();
  }
  answers.close();
  console.table(table);
  console.log(`Before every message some ${answers.constantTokens()} tokens of instructions and schema.`);
}

function talkOf(turns: ScoredTurn[]) {
  const right = turns.filter(({ faults }) => faults.length === 0).length;
  const records = turns.reduce((sum, turn) => sum + turn.falseRecords, 0);
  const dangers = turns.filter(({ row, faults }) => row.category === 'danger' && faults.length > 0).length;
  const share = ((100 * right) / Math.max(1, turns.length)).toFixed(1);
  return { turns: turns.length, 'turns right': share, 'false records': records, 'dangers missed': dangers };
}

function recordOf(judged: Judged[]) {
  const { telling, right, wrong, recorded, alarmed, answered } = summarise(judged);
  return { telling, 'as told': right, wrong, 'others recorded': recorded, alarmed, dangers: answered };
}

async function readMessages(messages: LabelledMessage[], settings: ModelSettings) {
  const refused = new Map<string, number>();
  let [asked, parts, right, whole] = [0, 0, 0, 0];
  for (const message of messages) {
    const heard = { text: plainNumbers(textOf(message)), context: message.ctx };
    const fitted = readParts(heard.text, heard.context);
    const isAsked = isAskedAbout(settings.reading, { ...heard, parts: fitted });
    const told = isAsked ? await ask(heard, settings) : fitted;
    if (isAsked) asked += 1;
    if (typeof told === 'string') refused.set(told, (refused.get(told) ?? 0) + 1);
    const found = partsRight(message, typeof told === 'string' ? fitted : told);
    parts += message.segs.length;
    right += found;
    if (found === message.segs.length) whole += 1;
  }
  const percent = (part: number, all: number) => ((100 * part) / Math.max(1, all)).toFixed(1);
  return {
    messages: messages.length,
    parts,
    'parts right': percent(right, parts),
    'messages whole': percent(whole, messages.length),
    asked: percent(asked, messages.length),
    refused: [...refused].map(([reason, count]) => `${count} ${reason}`).join(', '),
  };
}

/** As the server tells it when messages are played, so that both ask the same. */
const playedAt = 'Thursday 2026-11-19 20:00';

/** The parts, or why there are none. */
async function ask(heard: { text: string; context: string }, settings: ModelSettings): Promise<Part[] | string> {
  const shown = masked(heard.text, []);
  const beside = { context: withoutIdentity(heard.context, []), now: playedAt, known: [] };
  const question = partsIn(shown.text, beside, AbortSignal.timeout(settings.mostMs));
  try {
    const { value } = await createModels(settings).ask(question);
    return partsAsSaid(heard, shown, value.parts);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Labelled parts that are cut and meant as labelled, up to a blank and a mark; a label holds what is told of several days. */
function partsRight({ segs }: LabelledMessage, told: Part[]): number {
  const parts: Part[] = [];
  for (const part of told) {
    const last = parts.at(-1);
    if (last && last.acts[0]?.act === part.acts[0]?.act) parts[parts.length - 1] = { ...last, end: part.end };
    else parts.push(part);
  }
  let start = 0;
  return segs.filter(([text, act]) => {
    const [from, to] = [start, start + text.length];
    start = to;
    const isSame = (part: Part) => Math.abs(part.start - from) <= 2 && Math.abs(part.end - to) <= 2;
    return parts.some((part) => isSame(part) && part.acts[0]?.act === act);
  }).length;
}
