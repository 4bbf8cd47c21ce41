import { expect, test } from 'vitest';
import { reauthenticate } from '../../../../contract/accounts/accounts.ts';
import { updateUser } from '../../../../contract/admin/admin.ts';
import {
  addTicketMessage,
  createTicket,
  listAllTickets,
  moveTickets,
  ticketOrders,
  ticketPriorities,
} from '../../../../contract/support.ts';
import { serverForTests, type TestPerson } from '../../../../tests/server.ts';

const server = await serverForTests();
const admin = await server.person('admin');

/** Seldom enough for the limit on new tickets. */
const open = async ({ token }: TestPerson, subject: string) => {
  server.clock.advance(200_000);
  const body = { subject, description: 'Please', category: 'Other' } as const;
  return (await server.call(createTicket, { token, body })).body.id;
};
const answer = async (id: string) => {
  server.clock.advance(1_000);
  return server.call(addTicketMessage, { token: admin.token, params: { id }, body: { message: 'Done' } });
};
/** A plan is given with a fresh proof. */
const setPlan = async ({ id }: TestPerson, plan: 'free' | 'pro' | 'premium') => {
  const { token, password } = admin;
  await server.call(reauthenticate, { token, body: { password } });
  return server.call(updateUser, { token, params: { id }, body: { plan } });
};
const list = async (query: object = {}) => (await server.call(listAllTickets, { token: admin.token, query })).body;
const subjects = async (query: object = {}) => (await list(query)).tickets.map(({ subject }) => subject);

test('those on Premium are answered before the others, from the moment they have it', async () => {
  const [free, pro, premium] = await Promise.all([server.person(), server.person(), server.person()]);
  await setPlan(pro, 'pro');
  await setPlan(premium, 'premium');
  await open(free, 'free 1');
  await open(pro, 'pro 1');
  await open(premium, 'premium 1');
  const second = await open(premium, 'premium 2');
  await open(free, 'free 2');
  expect(await subjects()).toEqual(['premium 1', 'premium 2', 'free 1', 'pro 1', 'free 2']);
  expect((await list()).tickets.map(({ userPlan }) => userPlan)).toEqual(['premium', 'premium', 'free', 'pro', 'free']);

  await answer(second);
  expect(await subjects()).toEqual(['premium 1', 'free 1', 'pro 1', 'free 2', 'premium 2']);
  await setPlan(premium, 'free');
  await setPlan(pro, 'premium');
  expect(await subjects()).toEqual(['pro 1', 'free 1', 'premium 1', 'free 2', 'premium 2']);
  expect(await subjects({ q: 'REMIUM', status: 'open' })).toEqual(['premium 1', 'premium 2']);
});

test('pages go over from Premium to the others and on to the answered, each ticket once', async () => {
  const [one, other] = await Promise.all([server.person(), server.person()]);
  await setPlan(one, 'premium');
  const numbered = (kind: string, many: number) =>
    Array.from({ length: many }, (_, index) => `${kind} ${String(index).padStart(2, '0')}`);
  const [usual, first] = [numbered('paged usual', 60), numbered('paged first', 52)];
  for (const subject of usual) await open(other, subject);
  for (const subject of first) await open(one, subject);
  const done = await open(other, 'paged done');
  await answer(done);
  const seen: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ q: 'paged', ...(cursor && { cursor }) });
    seen.push(page.tickets.map(({ subject }) => subject));
    cursor = page.nextCursor;
  }
  expect(seen.map(({ length }) => length)).toEqual([50, 50, 13]);
  expect(seen.flat()).toEqual([...first, ...usual, 'paged done']);
});

test('the list is sorted by a column, both ways, each ticket once over the pages', async () => {
  await server.context.database.pool.query(
    `update tickets set priority = ($1::text[])[1 + number % 4] where subject like 'paged%'`,
    [ticketPriorities],
  );
  const all = async (query: object) => {
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ q: 'paged', ...query, ...(cursor && { cursor }) });
      ids.push(...page.tickets.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    return ids;
  };
  for (const sort of ticketOrders) {
    const ascending = await all({ sort, direction: 'ascending' });
    expect(new Set(ascending).size).toBe(113);
    expect((await all({ sort, direction: 'descending' })).toReversed()).toEqual(ascending);
  }
  const { tickets } = await list({ q: 'paged', sort: 'priority' });
  expect(tickets[0]?.priority).toBe('urgent');
  const { nextCursor } = await list({ q: 'paged', sort: 'priority' });
  const refused = await server.call(listAllTickets, {
    token: admin.token,
    query: { sort: 'createdAt', cursor: nextCursor ?? '' },
  });
  expect(refused.status).toBe(422);
});

test('several are moved on at once, each told how it went, and a repeat changes nothing', async () => {
  const person = await server.person();
  const [one, other] = [await open(person, 'several 1'), await open(person, 'several 2')];
  const nobody = '00000000-0000-4000-8000-000000000000';
  const move = async (status: 'in-progress' | 'resolved', ids: string[]) => {
    const { body } = await server.call(moveTickets, { token: admin.token, body: { status, ids } });
    return body.outcomes.map(({ outcome }) => outcome);
  };
  expect(await move('resolved', [one])).toEqual(['done']);
  expect(await move('in-progress', [one, other, nobody])).toEqual(['refused', 'done', 'unknown']);
  expect(await move('resolved', [one, other])).toEqual(['unchanged', 'done']);
  expect((await list({ q: 'several' })).tickets.map(({ status }) => status)).toEqual(['resolved', 'resolved']);
  expect(
    (await server.call(moveTickets, { token: person.token, body: { status: 'resolved', ids: [one] } })).status,
  ).toBe(403);
});
