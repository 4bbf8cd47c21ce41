import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Places } from '../server/understanding/wants/features.ts';
import { weightsFile } from '../server/understanding/wants/weights.ts';
import { classes, type Examples, examplesOf, fitCuts, readLabelled } from './wants/examples.ts';
import { fittedHands, handNamed, readHand } from './wants/hands.ts';
import { fitNetwork, type Network } from './wants/network.ts';
import { fittedTo, plainMessages } from './wants/plain.ts';
import { collectRoles } from './wants/roles.ts';
import { fitSoftmax, type Linear } from './wants/softmax.ts';
import { writeWants } from './wants/write.ts';

/**
 * Fits what a message wants to the hands of bench/wants/hands but those that are kept apart, to the same bytes each time.
 * `--without=hand-08,hand-22` leaves out more, `--share=0.25` takes the first quarter of each hand, `--to=FILE` writes elsewhere,
 * `--own=FILE` adds what a server has kept of its own (decision 261).
 */
const places: Places = { words: 2 ** 15, pieces: 2 ** 15 };
const count = { places: places.words + places.pieces, classes: classes.length };
/** Two readings multiplied are too sure; chosen on hands left out of a fit. */
const temperature = 1.7;

type Job = { examples: Examples; fits: 'softmax' | 'network' };

if (isMainThread) await fitAll();
else learn(workerData as Job);

async function fitAll(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values: option } = parseArgs({ options: { without: text, share: text, to: text, own: text } });
  const left = option.without?.split(',') ?? [];
  const share = Number(option.share ?? 1);
  const began = Date.now();
  const names = fittedHands().filter((name) => !left.includes(name));
  const own = option.own === undefined ? [] : readHand(option.own);
  const messages = [...names.map(handNamed).flatMap((hand) => hand.slice(0, Math.ceil(hand.length * share))), ...own];
  const roles = collectRoles();
  const read = readLabelled(messages, roles);
  const cuts = fitCuts(read);
  const examples = shared(examplesOf(read, plainMessages(roles), cuts, places));
  console.log(`${messages.length} messages, ${examples.targets.length} stretches of ${names.length} hands`);
  const [linear, network] = await Promise.all([
    run<Linear>({ examples, fits: 'softmax' }),
    run<Network>({ examples, fits: 'network' }),
  ]);
  writeWants(option.to ?? weightsFile, {
    header: { fittedTo: fittedTo(names, own), places, classes, temperature },
    ...{ roles, cuts, linear, network },
  });
  console.log(`fitted in ${Math.round((Date.now() - began) / 1000)} s`);
}

function run<Fitted>(job: Job): Promise<Fitted> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function learn({ examples, fits }: Job): void {
  parentPort?.postMessage(fits === 'softmax' ? fitSoftmax(examples, count) : fitNetwork(examples, count));
}

/** In memory that both workers see. */
function shared({ rows, places, values, ...others }: Examples): Examples {
  const ints = (list: Int32Array) => {
    const held = new Int32Array(new SharedArrayBuffer(list.byteLength));
    held.set(list);
    return held;
  };
  const held = new Float32Array(new SharedArrayBuffer(values.byteLength));
  held.set(values);
  return { rows: ints(rows), places: ints(places), values: held, ...others };
}
