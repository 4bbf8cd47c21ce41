import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCsvExport, getExport } from '../../../contract/accounts/me.ts';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { createHealthReport, deleteHealthReport } from '../../../contract/healthReports.ts';
import { deleteOriginal, getOriginal, listOriginals } from '../../../contract/originals.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { removeMarked } from '../portability/mutations.ts';
import { keepOriginal, removeOriginals } from './mutations.ts';
import { mostOriginalBytes } from './policy.ts';

const server = await serverForTests();
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const text = 'Hemoglobin  13.2  g/dL  12.0 - 15.0';
const report = () => new File([`${text}\n${randomUUID()}`], 'report.txt');
const upload = async (file: File) =>
  (await server.call(createHealthReport, { token: person.token, body: { file } })).body;
const wish = (keepsOriginals: boolean) => server.call(saveProfile, { token: person.token, body: { keepsOriginals } });
const list = async () => (await server.call(listOriginals, { token: person.token })).body;
const bytesOf = (path: string) =>
  fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${person.token}` } });
const keep = (size: number, at = server.clock.now()) =>
  keepOriginal(
    server.context.db,
    person.id as OwnerId,
    { mediaType: 'image/jpeg', content: Buffer.alloc(size), kind: 'mealPhoto', digest: randomUUID() },
    at,
  );

describe('a file that was read', () => {
  test('is kept on wish alone, once, and given back as it came', async () => {
    await upload(report());
    expect(await list()).toEqual([]);
    await wish(true);
    const file = report();
    await upload(file);
    await upload(file);
    const [kept, ...others] = await list();
    expect([kept, others]).toMatchObject([{ kind: 'healthReport', mediaType: 'text/plain', size: file.size }, []]);
    const answer = await bytesOf(getOriginal.path.replace('{id}', kept?.id ?? ''));
    const shown = [answer.headers.get('content-disposition'), await answer.text()];
    expect(shown).toEqual(['attachment', await file.text()]);
    await wish(false);
    await upload(report());
    expect(await list()).toEqual([kept]);
  });

  test('is part of the export, and deleted for good by its owner', async () => {
    await wish(true);
    const file = report();
    await upload(file);
    const { body } = await server.call(getExport, { token: person.token });
    expect([body.profile.keepsOriginals, body.records.originalFiles]).toMatchObject([true, [{ kind: 'healthReport' }]]);
    const files = unzipSync(new Uint8Array(await (await bytesOf(getCsvExport.path)).arrayBuffer()));
    const name = Object.keys(files).find((path) => path.startsWith('originals/report-2026-03-06-')) ?? '';
    expect(strFromU8(files[name] as Uint8Array)).toBe(await file.text());
    const [kept] = await list();
    await server.call(deleteOriginal, { token: person.token, params: { id: kept?.id ?? '' } });
    expect(await list()).toEqual([]);
  });

  test('goes after a year, and once its report is gone for good', async () => {
    await wish(true);
    const dayMs = 86_400_000;
    const { id } = await upload(report());
    await keep(10, new Date(server.clock.now().getTime() - 366 * dayMs));
    await keep(10);
    const clear = () => removeOriginals(server.context.db, new Date(server.clock.now().getTime() - 365 * dayMs));
    await clear();
    expect((await list()).map(({ kind }) => kind).toSorted()).toEqual(['healthReport', 'mealPhoto']);
    await server.call(deleteHealthReport, { token: person.token, params: { id } });
    await removeMarked(server.context.db, new Date(server.clock.now().getTime() + dayMs));
    await clear();
    expect((await list()).map(({ kind }) => kind)).toEqual(['mealPhoto']);
  });

  test('is not kept where the person has no room left', async () => {
    await wish(true);
    await keep(1_000);
    await server.context.db
      .updateTable('originalFiles')
      .set({ size: mostOriginalBytes - 1_000 })
      .where('userId', '=', person.id)
      .execute();
    await keep(1_001);
    await keep(1_000);
    expect((await list()).map(({ size }) => size).toSorted()).toEqual([1_000, mostOriginalBytes - 1_000].toSorted());
  });
});
