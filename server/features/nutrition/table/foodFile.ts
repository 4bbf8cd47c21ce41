import type { FoodBlock } from './foodBlock.ts';
import { readField, readTraits } from './foodFields.ts';

export interface Problem {
  file: string;
  line: number;
  message: string;
}

const HEADER_KEYS = new Set(['group', 'cuisine']);
const FOOD_KEYS = new Set(
  'food,names,state,traits,meant,figures,source,nutrients,recipe,oil uptake,yield,portions,default,density,wins,reason'.split(
    ',',
  ),
);

/** Reads one food file. Whatever can't be read becomes a problem with its line; the rest is still read. */
export function parseFoodFile(file: string, text: string): { blocks: FoodBlock[]; problems: Problem[] } {
  const blocks: FoodBlock[] = [];
  const problems: Problem[] = [];
  const header: Record<string, string> = {};
  let block: FoodBlock | undefined;
  const seen = new Set<string>();
  let line = 0;
  const complain = (message: string) => problems.push({ file, line, message });

  for (const content of text.split('\n')) {
    line += 1;
    if (content === '') block = undefined;
    if (content === '' || content.startsWith('#')) continue;

    const colon = content.indexOf(': ');
    const key = content.slice(0, Math.max(0, colon));
    const value = content.slice(colon + 2).trim();
    if (key === 'food') {
      if (!header.group || !header.cuisine) complain('a file starts with "group:" and "cuisine:"');
      block = emptyBlock(file, line, header, value);
      blocks.push(block);
      seen.clear();
    } else if (HEADER_KEYS.has(key)) {
      if (key === 'group') delete header.traits;
      header[key] = value;
    } else if (key === 'traits' && !block) {
      header.traits = value;
    } else if (!FOOD_KEYS.has(key)) {
      complain(`unknown key "${key || content}"`);
    } else if (!block) {
      complain(`"${key}" stands outside a block; a block starts with "food:"`);
    } else if (seen.has(key)) {
      complain(`"${key}" appears twice in ${block.name}`);
    } else {
      seen.add(key);
      const message = readField(block, key, value);
      if (message) complain(message);
    }
  }
  return { blocks, problems };
}

const traitsOfGroup = new Map<string, ReturnType<typeof readTraits>>();

function emptyBlock(file: string, line: number, header: Record<string, string>, name: string): FoodBlock {
  const written = header.traits ?? '';
  const traits = traitsOfGroup.get(written) ?? readTraits(written);
  traitsOfGroup.set(written, traits);
  return {
    file,
    line,
    group: header.group ?? '',
    cuisine: header.cuisine ?? '',
    name,
    names: [],
    wins: [],
    state: undefined,
    traits,
    meant: undefined,
    row: undefined,
    figures: undefined,
    source: undefined,
    nutrients: [],
    recipe: [],
    oilUptake: [],
    yieldG: undefined,
    portions: [],
    default: undefined,
    densityGPerMl: 1,
    reason: undefined,
  };
}
