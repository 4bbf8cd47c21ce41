import { z } from 'zod';
import { acts } from '../acts/acts.ts';
import { file, nothing, route } from '../http.ts';

const ownLabels = z
  .object({
    /** Messages of which what they want is kept. */
    kept: z.int(),
    /** Messages that a day has still to prove. */
    waiting: z.int(),
    /** Parts of the kept ones, most first. */
    acts: z.array(z.object({ act: z.enum(acts), parts: z.int() })),
  })
  .meta({ id: 'OwnLabels' });
export type OwnLabels = z.infer<typeof ownLabels>;

export const getOwnLabels = route({
  method: 'get',
  path: '/admin/own-labels',
  access: 'admin',
  tag: 'Admin',
  summary: 'How much this server has kept of what a model read rightly and the built-in reading did not, by act',
  status: 200,
  answer: ownLabels,
});

export const exportOwnLabels = route({
  method: 'get',
  path: '/admin/own-labels.jsonl',
  cost: 20,
  access: 'admin',
  tag: 'Admin',
  summary: 'What is kept to learn from, a message a line, without names and figures',
  status: 200,
  answerType: 'application/x-ndjson',
  answer: file,
});

export const deleteOwnLabels = route({
  method: 'delete',
  path: '/admin/own-labels',
  access: 'admin',
  tag: 'Admin',
  summary: 'Delete all that is kept to learn from',
  status: 204,
  answer: nothing,
});
