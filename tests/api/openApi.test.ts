import { describe, expect, test } from 'vitest';
import { answerCheck } from './openApi.ts';

const findFault = answerCheck({
  paths: {
    '/drinks': {
      get: {
        responses: {
          200: { content: { 'application/json': { schema: { type: 'array', items: ref('Drink') } } } },
          default: { content: { 'application/problem+json': { schema: ref('Problem') } } },
        },
      },
    },
    '/drinks/{id}': { delete: { responses: { 204: {} } }, post: { responses: { 200: {} } } },
    '/drinks/all.zip': { get: { responses: { 200: { content: { 'application/zip': { schema: {} } } } } } },
  },
  components: {
    schemas: {
      Drink: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'uuid' },
          ml: { type: ['number', 'null'], minimum: 10 },
          kind: { type: 'string', enum: ['tea', 'water'] },
          notes: { type: 'string' },
        },
        required: ['id', 'ml', 'kind'],
      },
      Problem: {
        type: 'object',
        properties: { status: { type: 'integer' }, detail: { type: 'string' } },
        required: ['status', 'detail'],
      },
    },
  },
});
function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

const drink = { id: '0198c1a4-7d0e-7b7c-8f0a-1d2e3f405162', ml: 250, kind: 'tea' };
const json = (status: number, body: unknown, type = 'application/json; charset=utf-8') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
const problem = (status: number, body: object) => json(status, body, 'application/problem+json');

describe('an answer that the document tells', () => {
  test.each([
    ['a list', 'GET', '/drinks', json(200, [drink, { ...drink, ml: null, notes: 'cold' }])],
    ['nothing', 'DELETE', '/drinks/7', new Response(null, { status: 204 })],
    ['a file', 'GET', '/drinks/all.zip', new Response('PK', { headers: { 'content-type': 'application/zip' } })],
    ['a problem', 'GET', '/drinks', problem(503, { status: 503, detail: 'Later.' })],
    ['an unknown address', 'GET', '/food', problem(404, { status: 404, detail: 'Not here.' })],
  ])('such as %s is no fault', async (_, method, path, response) => {
    expect(await findFault(method, path, response)).toBeUndefined();
  });
});

describe('an answer that the document does not tell', () => {
  test.each([
    ['a missing field', 'GET', '/drinks', json(200, [{ id: drink.id, ml: 250 }]), /kind/],
    ['a field too many', 'GET', '/drinks', json(200, [{ ...drink, secret: 1 }]), /secret/],
    ['another type', 'GET', '/drinks', json(200, [{ ...drink, ml: '250' }]), /\[0\]\.ml/],
    ['a figure out of bounds', 'GET', '/drinks', json(200, [{ ...drink, ml: 5 }]), />=10/],
    ['a word that is none of the choices', 'GET', '/drinks', json(200, [{ ...drink, kind: 'beer' }]), /kind/],
    ['an id that is none', 'GET', '/drinks', json(200, [{ ...drink, id: '7' }]), /UUID/],
    ['one thing for a list', 'GET', '/drinks', json(200, drink), /array/],
    ['another success', 'GET', '/drinks', json(201, []), /201/],
    ['a redirection', 'GET', '/drinks', new Response(null, { status: 302 }), /302/],
    ['a success of no operation', 'GET', '/food', json(200, []), /knows no such call/],
    [
      'another content type',
      'GET',
      '/drinks',
      new Response('[]', { headers: { 'content-type': 'text/plain' } }),
      /as text/,
    ],
    ['a file for another file', 'GET', '/drinks/all.zip', json(200, {}), /application\/zip/],
    ['a problem that is no problem+json', 'GET', '/drinks', json(404, { status: 404, detail: '' }), /problem\+json/],
    ['a problem where none is told', 'DELETE', '/drinks/7', problem(404, { status: 404, detail: '' }), /404/],
    ['a problem without its sentence', 'GET', '/drinks', problem(404, { status: 404 }), /detail/],
    ['a problem of another status', 'GET', '/drinks', problem(404, { status: 422, detail: 'No.' }), /another status/],
    ['an unknown address in HTML', 'GET', '/food', new Response('<p>', { status: 404 }), /problem\+json/],
    ['a body where there is none', 'POST', '/drinks/7', json(200, {}), /with a body/],
  ])('such as %s is found', async (_, method, path, response, fault) => {
    expect(await findFault(method, path, response)).toMatch(fault);
  });
});
