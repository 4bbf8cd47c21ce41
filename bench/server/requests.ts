import { randomUUID } from 'node:crypto';
import type { BenchPerson } from './people.ts';

export interface BenchRequest {
  name: string;
  method: 'GET' | 'POST';
  path(person: BenchPerson): string;
  /** By how many were sent before; with `newId` where each request brings another id. */
  body?(index: number): string;
  /** Who sends it, in turn. */
  people: BenchPerson[];
  /** The least ratio to plain pg that we want. */
  aim: number | undefined;
}

/** What autocannon replaces with an id of its own. */
export const newId = '[<id>]';

const [breads, dishes, drinks] = [
  ['rotis', 'parathas', 'idlis', 'dosas', 'puris', 'pavs', 'naans'],
  ['dal', 'rajma', 'chole', 'sambar', 'palak paneer', 'aloo gobi', 'curd', 'kadhi', 'egg curry', 'bhindi', 'poha'],
  ['lassi', 'chaas', 'milk', 'chai', 'coffee'],
];
/** Another meal each time, so that nothing is read because it was read before; of the same parts, so that all cost alike. */
function mealTold(index: number): string {
  const of = (list: string[] = []) => list[index % list.length];
  return `had ${2 + (index % 3)} ${of(breads)} with ${of(dishes)} and a glass of ${of(drinks)}`;
}

/** The three requests that carry the product: an entry, the dashboard, a message. */
export function benchRequests(everybody: BenchPerson[], longTime: BenchPerson[]): BenchRequest[] {
  const figures = { calories: 420, proteinG: 14, carbsG: 68, fatG: 11, fiberG: 7, sugarG: 4, sodiumMg: 520 };
  const entry = {
    mealType: 'lunch',
    foodName: 'Dal rice',
    quantity: 1,
    servingUnit: 'plate',
    servingSize: 350,
    ...figures,
  };
  return [
    {
      name: 'POST /food-intake',
      method: 'POST',
      path: () => '/api/v1/food-intake',
      body: () => JSON.stringify(entry),
      people: everybody,
      aim: 0.7,
    },
    {
      name: 'GET /dashboard/counters/{userId}',
      method: 'GET',
      path: ({ id }) => `/api/v1/dashboard/counters/${id}`,
      people: longTime,
      aim: 0.7,
    },
    {
      name: 'POST /chat/messages',
      method: 'POST',
      path: () => '/api/v1/chat/messages',
      body: (index) => JSON.stringify({ id: newId, text: mealTold(index) }),
      people: everybody,
      aim: undefined,
    },
  ];
}

export const headersOf = ({ token }: BenchPerson) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

export async function send(url: string, request: BenchRequest, person: BenchPerson): Promise<void> {
  const { method, path } = request;
  const body = request.body?.(0).replace(newId, randomUUID());
  const answer = await fetch(url + path(person), { method, headers: headersOf(person), body });
  if (!answer.ok) throw new Error(`${request.name} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
