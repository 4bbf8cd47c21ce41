import autocannon from 'autocannon';
import type { BenchPerson } from './people.ts';
import { type BenchRequest, headersOf, newId } from './requests.ts';

export const connections = 10;
const peoplePerConnection = 100;

export interface Slice {
  perSecond: number;
  /** Of every answer, in ms. */
  latencies: number[];
}

/** Sends one kind of request over keep-alive connections for a while; throws when one of them fails. */
export function loadServer(url: string, request: BenchRequest, seconds: number): Promise<Slice> {
  const latencies: number[] = [];
  let firstAt = 0;
  let lastAt = 0;
  let turn = Math.floor(Math.random() * request.people.length);
  const nextPeople = () =>
    Array.from({ length: peoplePerConnection }, () => request.people[turn++ % request.people.length] as BenchPerson);
  const { method, path, body } = request;
  const setupClient = (client: autocannon.Client) =>
    client.setRequests(
      nextPeople().map((person, index) => ({
        method,
        path: path(person),
        headers: headersOf(person),
        body: body?.(turn + index),
      })),
    );

  return new Promise((resolve, reject) => {
    const options = {
      url,
      connections,
      duration: seconds,
      sampleInt: 20,
      setupClient,
      idReplacement: body?.(0).includes(newId) ?? false,
    };
    const instance = autocannon(options, (error, result) => {
      if (error) return reject(error);
      const { non2xx, errors, timeouts } = result;
      if (non2xx + errors + timeouts > 0) {
        return reject(new Error(`${request.name}: ${non2xx} refused, ${errors} failed, ${timeouts} without an answer`));
      }
      resolve({ perSecond: (1_000 * (latencies.length - 1)) / (lastAt - firstAt), latencies });
    });
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      lastAt = performance.now();
      firstAt ||= lastAt;
      latencies.push(milliseconds);
    });
  });
}
