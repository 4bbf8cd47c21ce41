import { expect, test } from 'vitest';
import { createTelegramLink } from '../../../contract/accounts/accounts.ts';
import { getExport, importData } from '../../../contract/accounts/me.ts';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { sendChatMessage } from '../../../contract/assistant.ts';
import { createWeightEntry, deleteWeightEntry, restoreWeightEntry } from '../../../contract/entries/weight.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { type ChatPerson, newcomer, openBot } from '../../../tests/bot.ts';
import fc from '../../../tests/properties.ts';
import type { TestPerson } from '../../../tests/server.ts';
import { tiered } from '../../../tests/tiers.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findGoals } from '../profile/data.ts';
import { findTargetPerson } from './data.ts';
import { findUnsafeTargets } from './policy.ts';

const bot = openBot();
type Profile = BodyOf<typeof saveProfile>;

const goalsChange = fc.record(
  {
    caloriesConsumePerDay: fc.integer({ min: 300, max: 8_000 }),
    weightTarget: fc.integer({ min: 30, max: 120 }),
    waterLitersPerDay: fc.integer({ min: 1, max: 12 }),
    proteinG: fc.integer({ min: 50, max: 600 }),
  },
  { requiredKeys: [] },
);
const profile: fc.Arbitrary<Profile> = fc.oneof(
  fc.record({ gender: fc.constantFrom('male' as const, 'female' as const, '' as const) }),
  fc.record({ heightCm: fc.integer({ min: 120, max: 210 }) }),
  fc.record({ weightKg: fc.integer({ min: 35, max: 180 }) }),
  fc.record({ dob: fc.constantFrom('2010-01-01', '1990-01-01', '') }),
  fc.record({ lifeStage: fc.constantFrom('' as const, 'pregnant' as const, 'breastfeeding' as const) }),
  fc.record({ goals: goalsChange }),
);
const said = fc.oneof(
  fc.integer({ min: 300, max: 8_000 }).map((kcal) => `goal ${kcal}`),
  fc.integer({ min: 30, max: 120 }).map((kg) => `weight goal ${kg}`),
  fc.integer({ min: 35, max: 180 }).map((kg) => `weight ${kg} kg`),
  fc.integer({ min: 140, max: 200 }).map((cm) => `height ${cm} cm`),
  fc.constantFrom('undo', 'i am female', 'i am male', 'redo'),
);
const step = fc.oneof(
  profile.map((body) => ({ kind: 'save' as const, body })),
  profile.map((body) => ({ kind: 'admin' as const, body })),
  said.map((text) => ({ kind: 'say' as const, text })),
  fc.constant({ kind: 'import' as const }),
  fc.integer({ min: 35, max: 180 }).map((weightKg) => ({ kind: 'weigh' as const, weightKg })),
  fc.constantFrom('delete' as const, 'restore' as const).map((kind) => ({ kind })),
  fc
    .record({ texts: fc.array(said, { minLength: 1, maxLength: 3 }), choice: fc.nat({ max: 1 }) })
    .map((chat) => ({ kind: 'join' as const, ...chat })),
  fc.constant({ kind: 'separate' as const }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** One person with an admin beside, and the chat that was joined last. */
interface Scene {
  person: TestPerson;
  admin: TestPerson;
  document: BodyOf<typeof importData>;
  weighed?: string;
  chat?: ChatPerson;
}

/** What is unsafe among the targets of the person and of the account that the chat made. */
async function unsafe({ person, chat }: Scene) {
  const { db } = bot.server.context;
  const ids = [person.id, ...(chat ? [await holderOf(chat)] : [])] as OwnerId[];
  const found = await Promise.all(
    ids.map(async (id) =>
      findUnsafeTargets(await findGoals(db, id), await findTargetPerson(db, id, bot.server.clock.now())),
    ),
  );
  return found.flat();
}

const holderOf = async (chat: ChatPerson): Promise<string> =>
  (await bot.query('select user_id from telegram_accounts where telegram_user_id = $1', chat.id))[0]?.user_id;

/** A chat that has told of itself goes over into the person's account, with the answers that were drawn. */
async function join({ texts, choice }: Extract<Step, { kind: 'join' }>, scene: Scene): Promise<void> {
  const chat = newcomer();
  for (const text of ['2 rotis', ...texts]) await bot.say(chat, text);
  scene.chat = chat;
  expect(await unsafe(scene)).toEqual([]);
  const made = await holderOf(chat);
  const { body } = await bot.server.call(createTelegramLink, { token: scene.person.token });
  await bot.say(chat, `/start ${body.code}`);
  await bot.press(chat, 'Yes, it is my account');
  while ((await holderOf(chat)) === made) {
    const shown = bot.telegram.sentTo(chat.id).findLast(({ keyboard }) => keyboard.length > 0);
    await bot.press(chat, shown?.keyboard.flat()[choice]?.text ?? '');
  }
}

async function take(one: Step, scene: Scene): Promise<void> {
  const { server } = bot;
  const { person, admin, weighed, chat } = scene;
  const { token } = person;
  switch (one.kind) {
    case 'save':
      await server.call(saveProfile, { token, body: one.body });
      break;
    case 'admin':
      await server.call(saveProfile, { token: admin.token, body: { ...one.body, id: person.id } });
      break;
    case 'say':
      await server.call(sendChatMessage, { token, body: { text: one.text } });
      break;
    case 'import':
      await server.call(importData, { token, body: scene.document });
      break;
    case 'weigh':
      scene.weighed = (await server.call(createWeightEntry, { token, body: { weightKg: one.weightKg } })).body.id;
      break;
    case 'join':
      await join(one, scene);
      break;
    case 'separate':
      if (chat) await bot.press(chat, 'Separate them again');
      break;
    default: {
      const route = one.kind === 'delete' ? deleteWeightEntry : restoreWeightEntry;
      if (weighed) await server.call(route, { token, params: { id: weighed } });
    }
  }
}

test('no order of saves, messages, imports, joins and changes by an admin leaves a target that is unsafe', async () => {
  const admin = await bot.server.person('admin');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const person = await bot.server.person();
      const { body: document } = await bot.server.call(getExport, { token: person.token });
      document.goals = { ...document.goals, caloriesConsumePerDay: 600, weightTarget: 35 };
      const scene: Scene = { person, admin, document };
      for (const one of steps) {
        await take(one, scene);
        expect(await unsafe(scene)).toEqual([]);
      }
    }),
    { numRuns: tiered(4, 12) },
  );
});
