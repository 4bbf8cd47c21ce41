import { beforeEach, describe, expect, test } from 'vitest';
import { getExport, importData } from '../../../contract/accounts/me.ts';
import { getGoals, proposeTargets, saveProfile } from '../../../contract/accounts/profile.ts';
import { sendChatMessage } from '../../../contract/assistant.ts';
import { createWeightEntry } from '../../../contract/entries/weight.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { listNotices } from '../../../contract/notifications.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findTargetPerson } from './data.ts';
import { findUnsafeTargets } from './policy.ts';

const server = await serverForTests();
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const save = (body: BodyOf<typeof saveProfile>) => server.call(saveProfile, { token: person.token, body });
const say = async (text: string) => {
  const { body } = await server.call(sendChatMessage, { token: person.token, body: { text } });
  return body.messages.at(-1);
};
const goals = async () => (await server.call(getGoals, { token: person.token, params: { userId: person.id } })).body;
const unsafe = async () =>
  findUnsafeTargets(await goals(), await findTargetPerson(server.context.db, person.id as OwnerId, server.clock.now()));

describe('an unsafe target', () => {
  test.each([
    [{ gender: 'female' as const, goals: { caloriesConsumePerDay: 1_100 } }, '1,200 kcal'],
    [{ gender: 'male' as const, goals: { caloriesConsumePerDay: 1_300 } }, '1,500 kcal'],
    [{ heightCm: 165, goals: { weightTarget: 45 } }, '50.4 kg'],
    [{ goals: { waterLitersPerDay: 7 } }, '6 L'],
  ])('%j is refused with the reason and the nearest safe figure', async (body, nearest) => {
    const before = await goals();
    const { status, problem } = await save(body);
    expect([status, problem.code]).toEqual([422, 'unsafe_target']);
    expect(problem.detail).toContain(nearest);
    expect(await goals()).toEqual(before);
  });

  test('stands when a doctor set it, to that figure and no further', async () => {
    expect((await save({ goals: { caloriesConsumePerDay: 900 }, doctorSetTargets: true })).status).toBe(200);
    expect((await save({ goals: { caloriesConsumePerDay: 1_000 } })).status).toBe(200);
    expect((await save({ goals: { caloriesConsumePerDay: 850 } })).status).toBe(422);
    const { rows } = await server.context.database.pool.query(
      'select target, value, confirmed_at from target_exceptions where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ target: 'caloriesConsumePerDay', value: 900, confirmed_at: server.clock.now() }]);
  });

  test('is none of an admin’s to except', async () => {
    const admin = await server.person('admin');
    const body = { id: person.id, goals: { caloriesConsumePerDay: 900 }, doctorSetTargets: true };
    expect((await server.call(saveProfile, { token: admin.token, body })).status).toBe(422);
  });

  test('is refused in the chat, which offers the safe figure and what a doctor set', async () => {
    const reply = await say('burn goal 500');
    expect(reply?.text).toContain('500');
    const refused = await say('goal 1100');
    expect(refused?.text).toContain('1,200 kcal');
    expect(refused?.buttons?.flat().map(({ label }) => label)).toEqual(['Set 1,200 kcal', 'My doctor set this']);
    expect((await goals()).caloriesConsumePerDay).toBe(2_000);
  });

  test('that a change of the body makes is moved to the nearest safe figure, and told', async () => {
    await save({ goals: { caloriesConsumePerDay: 1_300, weightTarget: 48 } });
    const { body } = await save({ gender: 'male', heightCm: 180 });
    expect(body.raisedTargets.map(({ target, was, now }) => [target, was, now])).toEqual([
      ['caloriesConsumePerDay', 1_300, 1_500],
      ['weightTarget', 48, 60],
    ]);
    expect(await unsafe()).toEqual([]);
  });

  test('that a lower weight makes is lowered with it, in the chat and by the API, with a notice', async () => {
    await save({ weightKg: 100, goals: { proteinG: 340 } });
    expect((await say('weight 90 kg'))?.text).toMatch(/At most 315 g.*moved your target/);
    expect((await goals()).proteinG).toBe(315);
    await server.call(createWeightEntry, { token: person.token, body: { weightKg: 80 } });
    expect((await goals()).proteinG).toBe(280);
    const { body } = await server.call(listNotices, { token: person.token });
    expect(JSON.stringify(body)).toContain('At most 280 g');
  });

  test('that undoing brings back is none', async () => {
    await save({ weightKg: 80 });
    await say('weight 120 kg');
    await save({ goals: { proteinG: 400 } });
    await say('undo');
    expect(await unsafe()).toEqual([]);
  });

  test('comes back from an export as the nearest safe figure', async () => {
    const { body } = await server.call(getExport, { token: person.token });
    const document = { ...body, goals: { ...body.goals, caloriesConsumePerDay: 500 } };
    expect((await server.call(importData, { token: person.token, body: document })).status).toBe(200);
    expect((await goals()).caloriesConsumePerDay).toBe(1_200);
  });
});

describe('who should eat no less than they use', () => {
  test('nobody under 13 has a profile or a proposal', async () => {
    expect((await save({ dob: '2015-01-01' })).status).toBe(422);
    const body = { gender: 'male' as const, heightCm: 140, weightKg: 35, dob: '2015-01-01' };
    expect((await server.call(proposeTargets, { token: person.token, body })).status).toBe(422);
  });

  test.each([{ dob: '2011-06-01' }, { lifeStage: 'pregnant' as const }, { lifeStage: 'breastfeeding' as const }])(
    '%j has no target below what the body uses',
    async (stage) => {
      await save({ ...stage, gender: 'female', heightCm: 160, weightKg: 60 });
      expect(await unsafe()).toEqual([]);
      expect((await save({ goals: { caloriesConsumePerDay: 1_300 } })).status).toBe(422);
      expect((await save({ goals: { weightTarget: 55 } })).status).toBe(422);
    },
  );
});
