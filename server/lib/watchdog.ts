import { Worker } from 'node:worker_threads';

/** Shared with the thread that watches: the beat, the moments that are left to end (0 for no end), and what the process is at. */
const shared = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * 3));
const [beat, left, kindAt] = [0, 1, 2];
const kinds = [
  'something of its own',
  'a message of Telegram',
  'a message of the web',
  'a request',
  'a job',
  'stopping',
] as const;
type Kind = (typeof kinds)[number];

const beatMs = 250;
/** Nothing that is meant computes for so long at a stretch. */
const standsMs = 15_000;

/** In a thread of its own, which runs whatever the event loop does. It counts its own beats: who was suspended loses none. */
const watching = `
  const { workerData: { shared, beatMs, standsMs, kinds } } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  let [last, still] = [-1, 0];
  const end = (why) => {
    writeSync(2, why + ', last at ' + kinds[Atomics.load(shared, 2)] + '; the process is ended.\\n');
    process.kill(process.pid, 'SIGKILL');
  };
  setInterval(() => {
    const now = Atomics.load(shared, 0);
    still = now === last ? still + 1 : 0;
    last = now;
    if (still * beatMs >= standsMs) end('The event loop stands still');
    if (Atomics.load(shared, 1) > 0 && Atomics.sub(shared, 1, 1) === 1) end('Something does not end');
  }, beatMs);
`;

/** Ends the process where its event loop stands still, so that it starts anew and what waits goes on. */
export function startWatchdog(stands = standsMs): void {
  const workerData = { shared, beatMs, standsMs: stands, kinds };
  const worker = new Worker(watching, { eval: true, execArgv: [], workerData });
  worker.unref();
  setInterval(() => Atomics.add(shared, beat, 1), beatMs).unref();
}

/** From here on the process has so long to end, whatever it does. */
export const mustEndWithin = (milliseconds: number): void => {
  Atomics.store(shared, left, Math.max(1, Math.ceil(milliseconds / beatMs)));
};

/** Says what kind of thing is begun, and nothing of whom or what is told. */
export const isAt = (kind: Kind): void => {
  Atomics.store(shared, kindAt, kinds.indexOf(kind));
};
