import { expect, test } from 'vitest';
import { listAdminActions, listUsers } from '../../../../contract/admin/admin.ts';
import { createWaterEntry, listWaterEntries } from '../../../../contract/entries/water.ts';
import { serverForTests, type TestPerson } from '../../../../tests/server.ts';

const server = await serverForTests();
const [admin, person] = await Promise.all([server.person('admin'), server.person()]);

const actions = async () =>
  (await server.call(listAdminActions, { token: admin.token, query: { subject: `user ${person.id}` } })).body.actions;
const drink = (who: TestPerson, value: number) =>
  server.call(createWaterEntry, { token: who.token, body: { userId: person.id, waterIntake: { value } } });

test('what an admin reads and writes of a person is written down, what was refused is not', async () => {
  expect((await drink(admin, 250)).status).toBe(201);
  expect((await drink(admin, -1)).status).toBe(422);
  await server.call(listWaterEntries, { token: admin.token, query: { userId: person.id } });
  expect(await actions()).toMatchObject([
    { action: 'act for user', adminId: admin.id, after: { method: 'GET', path: '/api/v1/water-intake', status: 200 } },
    {
      action: 'act for user',
      adminName: admin.userName,
      after: { method: 'POST', path: '/api/v1/water-intake', status: 201 },
    },
  ]);
});

test('what people and admins do for themselves is nobody’s business', async () => {
  const before = await actions();
  await drink(person, 300);
  await server.call(listWaterEntries, { token: admin.token, query: { userId: admin.id } });
  await server.call(listWaterEntries, { token: admin.token });
  expect(await actions()).toEqual(before);
  const { body } = await server.call(listAdminActions, { token: admin.token });
  expect(body.actions.filter(({ subject }) => subject === `user ${admin.id}`)).toEqual([]);
});

test('what was merely looked at is listed when it is asked for', async () => {
  await server.call(listUsers, { token: admin.token });
  const listed = async (query: { reads?: 'too' }) =>
    (await server.call(listAdminActions, { token: admin.token, query })).body.actions.map(({ action }) => action);
  expect(await listed({})).not.toContain('list people');
  expect(await listed({ reads: 'too' })).toContain('list people');
});
