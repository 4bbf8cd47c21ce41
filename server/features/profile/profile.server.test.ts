import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteAvatar,
  getProfile,
  proposeTargets,
  saveProfile,
  uploadAvatar,
} from '../../../contract/accounts/profile.ts';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import { createWeightEntry, listWeightEntries } from '../../../contract/entries/weight.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';

const server = await serverForTests();
let person: TestPerson;
beforeEach(async () => {
  person = await server.person();
});

const read = async () => (await server.call(getProfile, { token: person.token, params: { userId: person.id } })).body;
const save = (body: BodyOf<typeof saveProfile>) => server.call(saveProfile, { token: person.token, body });
const weights = async () => (await server.call(listWeightEntries, { token: person.token, query: {} })).body;

const whole = {
  email: 'asha@example.com',
  bio: 'Runs before sunrise.',
  dob: '1990-05-01',
  gender: 'female' as const,
  heightCm: 165,
  weightKg: 70.5,
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+91 98765 43210',
  goals: {
    calorieBurnPerDay: 350,
    caloriesConsumePerDay: 1_800,
    waterLitersPerDay: 2.5,
    weightTarget: 62,
    sleepHrsTarget: 7.5,
  },
};

describe('the profile', () => {
  test('is empty at first, with the usual targets', async () => {
    expect(await read()).toMatchObject({
      firstName: '',
      gender: '',
      dob: '',
      heightCm: 0,
      weightKg: 0,
      bio: '',
      timeZone: 'Asia/Kolkata',
      language: '',
    });
    expect((await read()).goals).toMatchObject({ caloriesConsumePerDay: 2_000, weightTarget: 0 });
  });

  test('keeps what is saved, leaves what is not sent, and ignores fields that it does not know', async () => {
    const { body } = await save({ id: person.id, ...whole, role: 'admin', plan: 'premium' } as never);
    expect(body).toMatchObject({ id: person.id, ...whole });
    await save({ bio: 'Now at noon.' });
    expect(await read()).toMatchObject({ ...whole, bio: 'Now at noon.' });
    const { rows } = await server.context.database.pool.query('select role, plan from users where id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ role: 'user', plan: 'free' }]);
  });

  test('takes 0 and empty texts as not set', async () => {
    await save(whole);
    const nothing = {
      calorieBurnPerDay: 0,
      caloriesConsumePerDay: 0,
      waterLitersPerDay: 0,
      weightTarget: 0,
      sleepHrsTarget: 0,
    };
    const { body } = await save({
      ...whole,
      email: '',
      bio: '',
      dob: '',
      gender: '',
      heightCm: 0,
      weightKg: 0,
      goals: nothing,
    });
    expect(body).toMatchObject({ email: '', bio: '', dob: '', gender: '', heightCm: 0, goals: nothing });
    expect(body.weightKg).toBe(70.5);
  });

  test('shows the latest logged weight, and logs a new one, once', async () => {
    const log = (weightKg: number, logDatetime: string) =>
      server.call(createWeightEntry, { token: person.token, body: { weightKg, logDatetime } });
    await log(72, '2026-03-06T08:00:00');
    await log(80, '2026-02-01T08:00:00');
    expect((await read()).weightKg).toBe(72);
    await save({ weightKg: 72 });
    expect(await weights()).toHaveLength(1);
    await Promise.all([save({ weightKg: 71.2 }), save({ weightKg: 71.2 })]);
    expect((await weights()).map((entry) => entry.weightKg)).toEqual([72, 71.2]);
    expect((await read()).weightKg).toBe(71.2);
  });

  test('takes a name with the joiners of its script', async () => {
    const firstName = 'അവന്\u200d';
    expect((await save({ firstName })).body.firstName).toBe(firstName);
  });

  test('knows the time zone, whose change moves no past entry', async () => {
    await save({ weightKg: 70 });
    expect((await save({ timeZone: 'Pacific/Auckland' })).body.timeZone).toBe('Pacific/Auckland');
    const { rows } = await server.context.database.pool.query(
      'select local_date from weight_entries where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ local_date: '2026-03-06' }]);
  });

  test.each([
    ['an age of the future', { dob: '2026-03-07' }, 'dob'],
    ['a name that is written backwards', { firstName: 'Asha\u202e' }, 'firstName'],
    ['30 February', { dob: '2000-02-30' }, 'dob'],
    ['a height in metres', { heightCm: 1.65 }, 'heightCm'],
    ['a weight of a tonne', { weightKg: 1_000 }, 'weightKg'],
    ['an email without @', { email: 'asha' }, 'email'],
    ['a phone in words', { phone: 'call me' }, 'phone'],
    ['a planet’s time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['30 hours of sleep', { goals: { sleepHrsTarget: 30 } }, 'goals.sleepHrsTarget'],
    ['a negative target', { goals: { caloriesConsumePerDay: -5 } }, 'goals.caloriesConsumePerDay'],
    ['a text for a number', { heightCm: 'tall' as unknown as number }, 'heightCm'],
  ])('refuses %s with a sentence at the field', async (_, body, path) => {
    const { status, problem } = await save(body);
    expect(status).toBe(422);
    expect(problem.errors?.[0]).toMatchObject({ path, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});

describe('the picture', () => {
  const picture = async (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 600, height = 400) => {
    const { default: sharp } = await import('sharp');
    const image = sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } });
    return image
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toFormat(format)
      .toBuffer();
  };
  const upload = (bytes: Buffer) =>
    server.call(uploadAvatar, {
      token: person.token,
      body: { userId: person.id, fileName: 'x.jpeg', contentType: 'image/jpeg', fileData: bytes.toString('base64') },
    });

  test.each(['png', 'jpeg'] as const)(
    'in %s is shown to everybody with its address, square, without metadata',
    async (format) => {
      const { body } = await upload(await picture(format));
      expect((await read()).avatarUrl).toBe(body.avatarUrl);
      const response = await fetch(server.url + body.avatarUrl);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const { default: sharp } = await import('sharp');
      const shown = await sharp(await response.bytes()).metadata();
      expect(shown).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(shown.exif).toBeUndefined();
    },
  );

  test('has a new address when it is replaced, and none when it is removed', async () => {
    const { body: first } = await upload(await picture('png'));
    const { body: second } = await upload(await picture('jpeg'));
    expect(second.avatarUrl).not.toBe(first.avatarUrl);
    expect((await fetch(server.url + first.avatarUrl)).status).toBe(404);
    await server.call(deleteAvatar, { token: person.token, params: { userId: person.id } });
    expect((await fetch(server.url + second.avatarUrl)).status).toBe(404);
    expect((await read()).avatarUrl).toBe('');
  });

  test.each([
    ['a GIF under the name of a JPEG', () => picture('gif'), 'Choose a JPEG or PNG picture.'],
    ['a WebP', () => picture('webp'), 'Choose a JPEG or PNG picture.'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'Choose a JPEG or PNG picture.',
    ],
    ['a text', async () => Buffer.from('hello'), 'Choose a JPEG or PNG picture.'],
    [
      'half a picture',
      async () => (await picture('png')).subarray(0, -60),
      'The picture is damaged and cannot be read.',
    ],
    [
      '42 megapixels',
      () => picture('png', 7_000, 6_000),
      'The picture has more than 40 megapixels. Choose a smaller one.',
    ],
    [
      'progressive, of 14 megapixels',
      async () => {
        const { default: sharp } = await import('sharp');
        const image = sharp({ create: { width: 4_000, height: 3_500, channels: 3, background: '#fff' } });
        return image.jpeg({ progressive: true }).toBuffer();
      },
      'The picture takes too much to open. Choose a plain JPEG, or a smaller one.',
    ],
    ['6 MB', async () => Buffer.alloc(6_000_000, 1), 'The picture has more than 5 MB. Choose a smaller one.'],
    ['nothing', async () => Buffer.alloc(0), 'Choose a picture.'],
  ])('is refused when it is %s', async (_, bytes, message) => {
    const { status, problem } = await upload(await bytes());
    expect([status, problem.errors?.[0]?.message]).toEqual([422, message]);
    expect((await read()).avatarUrl).toBe('');
  });
});

describe('proposed targets', () => {
  const body = {
    gender: 'female',
    heightCm: 165,
    weightKg: 70,
    dob: '1990-05-01',
    weightTarget: 62,
    activityLevel: 'light',
  } as const;
  const propose = async () => (await server.call(proposeTargets, { token: person.token, body })).body;

  test('come from the formula at first, and change nothing that is stored', async () => {
    const before = await read();
    const { goals, explanation } = await propose();
    expect(goals).toEqual({
      caloriesConsumePerDay: 1_420,
      calorieBurnPerDay: 150,
      waterLitersPerDay: 2.3,
      sleepHrsTarget: 8,
      weightTarget: 62,
    });
    expect(explanation).toContain('Mifflin-St Jeor');
    expect(await read()).toEqual(before);
  });

  test('follow the person’s own logs after two weeks', async () => {
    for (let day = 1; day <= 14; day += 1) {
      const logDatetime = `2026-02-${String(day + 13).padStart(2, '0')}T12:00:00`;
      await server.call(createFoodEntry, {
        token: person.token,
        body: { foodName: 'x', calories: 2_400, logDatetime },
      });
      await server.call(createWeightEntry, { token: person.token, body: { weightKg: 70, logDatetime } });
    }
    const { goals, explanation } = await propose();
    expect(explanation).toContain('on 14 of the last 28 days');
    expect(explanation).toContain('2,400 kcal');
    expect(goals.caloriesConsumePerDay).toBe(1_660);
  });
});
