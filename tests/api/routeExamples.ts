import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type ExportDocument, getExport } from '../../contract/accounts/me.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '../../contract/accounts/passkeys.ts';
import { requestRefund } from '../../contract/commerce/subscriptions.ts';
import { createDoctorPage, listDoctorPages, revokeDoctorPage } from '../../contract/doctorPages.ts';
import { type EntryKind, entryKinds, kindNames } from '../../contract/entries/entryKinds.ts';
import { createMedicine, deleteMedicine, listMedicines } from '../../contract/entries/medicines.ts';
import { createWorkout } from '../../contract/entries/workouts.ts';
import { listNotices } from '../../contract/notifications.ts';
import { createFood } from '../../contract/nutrition.ts';
import { createReminder } from '../../contract/reminders.ts';
import { createTrainingPlan } from '../../contract/training.ts';
import { entryTables } from '../../server/db/entries.ts';
import { sqlName } from '../../server/db/naming.ts';
import { createLoginLink } from '../../server/features/accounts/links/mutations.ts';
import { createUser, startSession } from '../../server/features/accounts/mutations.ts';
import { startVerification } from '../../server/features/emailVerification/mutations.ts';
import { keepReport } from '../../server/features/healthReports/mutations.ts';
import { addNewsletterAddress } from '../../server/features/newsletter/mutations.ts';
import { insertPersonalFood } from '../../server/features/nutrition/mutations.ts';
import { listOriginals } from '../../server/features/originals/data.ts';
import { keepOriginal } from '../../server/features/originals/mutations.ts';
import { addPasskey, newChallenge, removeAllPasskeys } from '../../server/features/passkeys/mutations.ts';
import { startPasswordReset } from '../../server/features/passwordResets/mutations.ts';
import type { PhraseKind } from '../../server/features/phrases/data.ts';
import { insertPhrase } from '../../server/features/phrases/mutations.ts';
import { saveAvatar } from '../../server/features/profile/mutations.ts';
import { startTotp } from '../../server/features/secondFactors/mutations.ts';
import { newTotpSecret } from '../../server/features/secondFactors/policy.ts';
import { changeStatus, openTicket } from '../../server/features/support/mutations.ts';
import { calendarDays } from '../../server/lib/diaryDates.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import { hashToken } from '../../server/lib/token.ts';
import { readRegistration, relyingPartyOf } from '../../server/lib/webauthn.ts';
import { buyInSandbox, orderBody, payInSandbox } from '../checkout.ts';
import { entryCalls, entryExamples, idOf } from '../entries/entryExamples.ts';
import { createAuthenticator } from '../fakes/authenticator.ts';
import type { TestPerson, TestServer } from '../server.ts';

/** Ids of one person's data, and a word that stands in it. */
export interface SeededIds {
  user: string;
  secret: string;
  entries: Record<EntryKind, string>;
  ownFood: string;
  reminder: string;
  loginCode: string;
  newsletterKey: string;
  emailToken: string;
  /** Of a secret that was never confirmed. */
  totpCode: string;
  /** The id of one, what adds another, and what signs in. */
  passkey: { id: string; registration: PasskeyRegistration; assertion: PasskeyAssertion };
  medicine: string;
  doctorPage: string;
  healthReport: string;
  original: string;
  workout: string;
  kept: Record<'recipe' | 'meal' | 'favourite' | 'memory', string>;
  session: string;
  notice: string;
  /** An export that holds no entry. */
  exported: unknown;
  avatarKey: string;
  userName: string;
  password: string;
  ticket: string;
  resolvedTicket: string;
  broadcast: string;
  promoCode: string;
  jobSetAside: string;
  purchases: Purchases;
}

export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** In place of a body of JSON. */
  form?: Record<string, string | File>;
  /** The request names the owner, or something that is the owner's: a stranger gets 404. */
  namesOwner?: true;
  /** What a stranger gets who sends the same: what it says is wrong for them. */
  strangerGets?: 422;
  /** Not even an admin may. */
  ownerOnly?: true;
}

const someGrams = () => (Number.parseInt(randomUUID().slice(0, 4), 16) % 900) + 1;

/** A recipe, a usual meal, a favourite and a memory, as they are stored. */
async function seedKept({ context }: TestServer, owner: OwnerId, secret: string): Promise<SeededIds['kept']> {
  const { db, clock } = context;
  const now = clock.now();
  const phrase = `${secret} ${randomUUID()}`;
  const keep = async (kind: PhraseKind) => {
    const row = await insertPhrase(db, owner, { kind, phrase, meaning: '2 eggs' }, undefined, now);
    return typeof row === 'string' ? row : row.id;
  };
  const figures = { energyKcal: 120, proteinG: 5, carbohydrateG: 12, fatG: 5, fiberG: 2, sugarG: 1, sodiumMg: 300 };
  const recipe = {
    ...{
      name: `${phrase} kadhi`,
      otherNames: [],
      portions: [],
      ...figures,
      cholesterolMg: 0,
      servings: 2,
      yieldG: 400,
    },
    ingredients: JSON.stringify([{ food: 'besan', grams: 50 }]),
  };
  return {
    recipe: (await insertPersonalFood(db, owner, recipe, undefined, now))?.id ?? '',
    meal: await keep('meal'),
    favourite: await keep('favourite'),
    memory: await keep('memory'),
  };
}

export async function seedEntries(
  server: TestServer,
  { id, token, userName, password }: TestPerson,
): Promise<SeededIds> {
  const secret = 'pineapple-secret';
  const ownFoodBody = { name: `${secret} ${randomUUID()}`, per100g: { calories: 100 } };
  const ownFood = await server.call(createFood, { token, body: ownFoodBody });
  const entries: [string, string][] = [];
  for (const kind of kindNames) {
    entries.push([kind, idOf((await entryCalls(server, kind, token).create(secret)).body)]);
  }
  await seedTrainingPlan(server, token);
  const { db, clock } = server.context;
  const avatarUrl = await saveAvatar(db, id as OwnerId, Buffer.from(tinyPng, 'base64'), clock.now());
  const exported = exportsOf.get(token) ?? withoutEntries((await server.call(getExport, { token })).body);
  exportsOf.set(token, exported);
  const notices = await server.call(listNotices, { token });
  const session = await startSession(db, id, { remember: false, userAgent: 'another device' }, clock.now());
  const { rows } = await server.context.database.pool.query('select id from sessions where token_hash = $1', [
    hashToken(session),
  ]);
  const [ticket, resolvedTicket] = await seedTickets(server, id, secret);
  await seedJoin(server, id);
  return {
    user: id,
    secret,
    entries: Object.fromEntries(entries) as Record<EntryKind, string>,
    ownFood: ownFood.body.id,
    totpCode: await seedTotp(server, id),
    passkey: await seedPasskeys(server, id),
    emailToken: await startVerification(db, id as OwnerId, '', clock.now()),
    loginCode: await createLoginLink(db, id as OwnerId, clock.now()),
    newsletterKey: await seedNewsletterAddress(server),
    medicine: await seedMedicine(server, token, secret),
    doctorPage: await seedDoctorPage(server, token),
    healthReport: await seedHealthReport(server, id as OwnerId),
    original: await seedOriginal(server, id as OwnerId),
    workout: (await server.call(createWorkout, { token, body: { name: secret, sets } })).body.id,
    reminder: (await server.call(createReminder, { token, body: overReminder(secret) })).body.id,
    kept: await seedKept(server, id as OwnerId, secret),
    session: rows[0].id,
    avatarKey: avatarUrl.split('/').at(-1) ?? '',
    exported,
    notice: notices.body.notices[0]?.id ?? '',
    userName,
    password,
    ticket,
    resolvedTicket,
    ...(await seedForAdmins(server)),
    purchases: await seedPurchases(server, { id, token, userName, password }),
  };
}

/** A chat's account that went into the person's, and can come out of it. */
async function seedJoin({ context }: TestServer, userId: string): Promise<void> {
  await context.database.pool.query(
    `with source as (
       insert into users (user_name, status, created_at) values ('joined-' || gen_random_uuid(), 'disabled', $2) returning id
     ), goal as (insert into goals (user_id) select id from source)
     insert into account_joins (user_id, into_user_id, telegram_user_id, chat_id, asked_at, expires_at, decided_at, joined_at)
     select id, $1, (random() * 1e12)::bigint, 1, $2, $2, $2, $2 from source`,
    [userId, context.clock.now()],
  );
}

/** Replaces a secret that isn't confirmed, and answers the code that would confirm it. */
async function seedTotp({ context }: TestServer, userId: string): Promise<string> {
  const { db, clock, sealing } = context;
  const secret = newTotpSecret();
  await startTotp(db, userId, sealing.seal(secret, userId), clock.now());
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now().getTime() });
}

/** In place of the ones before: there may be only so many. */
async function seedPasskeys({ context }: TestServer, userId: string): Promise<SeededIds['passkey']> {
  const { db, clock, config } = context;
  const now = clock.now();
  await removeAllPasskeys(db, userId);
  const party = relyingPartyOf(config.publicUrl);
  const user = { id: Buffer.from(userId).toString('base64url') };
  const createWith = async (authenticator: ReturnType<typeof createAuthenticator>) => {
    const challenge = await newChallenge(db, `add ${userId}`, now);
    return { challenge, response: authenticator.create({ challenge, user }) };
  };
  const known = createAuthenticator(party.origin);
  const { challenge, response } = await createWith(known);
  const credential = await readRegistration(party, challenge, response);
  if (!credential) throw new Error('The passkey of the examples was refused.');
  const added = await addPasskey(db, userId, { ...credential, name: 'Phone', transports: [] }, now);
  return {
    id: added?.id ?? '',
    registration: (await createWith(createAuthenticator(party.origin))).response,
    assertion: known.sign({ challenge: await newChallenge(db, 'sign in', now) }),
  };
}

/** Its routes name no id: they are about the plan that somebody trains by. */
async function seedTrainingPlan(server: TestServer, token: string): Promise<void> {
  await server.call(createTrainingPlan, { token, body: trainingWish });
}

/** One that is over counts no more: there may be only so many. */
const overReminder = (text: string) => ({ text, times: ['08:00'], until: '2020-01-01' });

/** In place of the ones before: there may be only so many. */
async function seedNewsletterAddress({ context: { db, clock } }: TestServer): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await addNewsletterAddress(db, { email, language: 'en' }, clock.now());
  const query = db.selectFrom('newsletterAddresses').select('key').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).key;
}

async function seedMedicine(server: TestServer, token: string, name: string): Promise<string> {
  const { body: known } = await server.call(listMedicines, { token, query: {} });
  for (const { id } of known) await server.call(deleteMedicine, { token, params: { id } });
  return (await server.call(createMedicine, { token, body: { name } })).body.id;
}

async function seedDoctorPage(server: TestServer, token: string): Promise<string> {
  const { body: known } = await server.call(listDoctorPages, { token });
  for (const { id } of known) await server.call(revokeDoctorPage, { token, params: { id } });
  const body = { from: '2026-01-01', to: '2026-03-06', kinds: ['weight' as const] };
  return (await server.call(createDoctorPage, { token, body })).body.page.id;
}

/** Each of another day, as the same file would be one report. */
async function seedHealthReport({ context }: TestServer, owner: OwnerId): Promise<string> {
  const file = { lines: ['Hemoglobin  13.2  g/dL  12.0 - 15.0'], isPicture: false, digest: randomUUID() };
  const kept = await keepReport(context.db, owner, file, {
    now: context.clock.now(),
    dayClock: calendarDays('Asia/Kolkata'),
  });
  return typeof kept === 'string' ? kept : kept.report.id;
}

async function seedOriginal({ context: { db, clock } }: TestServer, owner: OwnerId): Promise<string> {
  await db.updateTable('users').set({ keepsOriginals: true }).where('id', '=', owner).execute();
  const file = { mediaType: 'text/plain', content: Buffer.from('TSH 2.1'), kind: 'mealPhoto' } as const;
  await keepOriginal(db, owner, { ...file, digest: randomUUID() }, clock.now());
  const [latest] = await listOriginals(db, owner);
  return latest?.id ?? '';
}

/** By session: one export an example would be more than there may be in an hour. */
const exportsOf = new Map<string, ExportDocument>();

interface Purchases {
  /** The gateway's id of an order that is not paid. */
  openOrder: string;
  /** What the payment sheet reported. */
  payment: object;
  /** Our id of an order that is paid. */
  paidOrder: string;
  refund: string;
  /** Of another order. */
  refusableRefund: string;
  /** Of a person who has forgotten a password. */
  resetToken: string;
}

const purchasesOf = new WeakMap<TestServer, Map<string, Omit<Purchases, 'resetToken'>>>();

/** Once for each person: all that is done with them can be done again. */
async function seedPurchases(server: TestServer, person: TestPerson): Promise<Purchases> {
  const known = purchasesOf.get(server) ?? new Map<string, Omit<Purchases, 'resetToken'>>();
  purchasesOf.set(server, known);
  const made = known.get(person.id) ?? (await makePurchases(server, person));
  known.set(person.id, made);
  const { db, clock } = server.context;
  const forgetful = await createUser(db, { userName: `forgetful-${randomUUID()}` }, clock.now());
  return { ...made, resetToken: await startPasswordReset(db, forgetful?.id ?? '', clock.now()) };
}

async function makePurchases(server: TestServer, person: TestPerson): Promise<Omit<Purchases, 'resetToken'>> {
  const body = () => orderBody([{ code: 'plan-pro', qty: 1 }]);
  const { order } = await payInSandbox(server, person, body());
  const { result } = await payInSandbox(server, person, body());
  const paid = await buyInSandbox(server, person, body());
  const regretted = await buyInSandbox(server, person, body());
  const askFor = async (orderId: string) =>
    (await server.call(requestRefund, { token: person.token, body: { orderId } })).body.id;
  return {
    ...{ openOrder: order.id, payment: result, paidOrder: paid.reference },
    ...{ refund: await askFor(paid.reference), refusableRefund: await askFor(regretted.reference) },
  };
}

/** What only admins deal with. */
async function seedForAdmins({
  context,
}: TestServer): Promise<Pick<SeededIds, 'broadcast' | 'promoCode' | 'jobSetAside'>> {
  const { rows } = await context.database.pool.query(
    `insert into broadcasts (text, audience, admin_id, admin_name, created_at)
     values ('Hello', 'all', gen_random_uuid(), 'admin', now()) returning id`,
  );
  const promoCode = `SEED-${randomUUID().slice(0, 8).toUpperCase()}`;
  await context.database.pool.query('insert into promo_codes (code, percent) values ($1, 5)', [promoCode]);
  const jobSetAside = `job-${randomUUID()}`;
  await context.database.pool.query('insert into job_runs (name, begun, set_aside_at) values ($1, 2, now())', [
    jobSetAside,
  ]);
  return { broadcast: rows[0].id, promoCode, jobSetAside };
}

/** One that is open, and one that is resolved. */
async function seedTickets({ context }: TestServer, userId: string, subject: string): Promise<[string, string]> {
  const [owner, now] = [userId as OwnerId, context.clock.now()];
  const values = { subject, description: subject, category: 'Other', priority: 'low' } as const;
  return context.db.transaction().execute(async (transaction) => {
    const open = await openTicket(transaction, owner, values, now);
    const resolved = await openTicket(transaction, owner, values, now);
    await changeStatus(transaction, { owner, id: resolved.id }, 'resolved', { userId, role: 'user' }, now);
    return [open.id, resolved.id];
  });
}

const noEntries = Object.fromEntries(entryTables.map((table) => [table, []]));
const withoutEntries = (exported: ExportDocument): ExportDocument => ({
  ...exported,
  ...noEntries,
  // The seed's picture is none that was uploaded.
  picture: null,
  chatMessages: [],
  records: {},
});

const tinyPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Everything stored of a person, to see that nothing changed. */
export async function snapshotOf({ context }: TestServer, userId: string): Promise<[table: string, rows: unknown[]][]> {
  const tables = ['users', 'goals', 'sessions', ...entryTables.map(sqlName)];
  const chat = ['chat_messages', 'chat_changes', 'chat_questions', 'telegram_accounts', 'telegram_links'];
  const money = [
    'orders',
    'ledger_entries',
    'invoices',
    'subscription_periods',
    'subscription_cancellations',
    'refunds',
  ];
  const signIn = ['google_accounts', 'password_resets', 'passkeys'];
  const more = [
    'personal_foods',
    'doctor_pages',
    'doctor_page_openings',
    'health_reports',
    'notices',
    'user_notifications',
    'model_consents',
    'own_labels',
    'meal_photos',
    'avatars',
    ...chat,
    ...money,
    ...signIn,
  ];
  const rows: [string, unknown[]][] = [];
  for (const table of [...tables, ...more]) {
    const key = table === 'users' ? 'id' : 'user_id';
    const { rows: found } = await context.database.pool.query(
      `select * from ${table} where ${key} = $1 order by ${table}::text`,
      [userId],
    );
    rows.push([table, found]);
  }
  return rows;
}

const owned = (id: string): Pick<Example, 'params' | 'namesOwner'> => ({ params: { id }, namesOwner: true });
const sets = [{ exerciseId: 'Barbell_Squat', reps: 5, loadKg: 60 }];
const trainingWish = { goal: 'health', level: 'beginner', daysPerWeek: 3, place: 'home' } as const;
const ofDay = ({ user }: SeededIds): Example => ({ query: { userId: user }, namesOwner: true });

type ExampleOf = (ids: SeededIds) => Example;

const entryRouteExamples = (kind: EntryKind): Record<string, ExampleOf> => {
  const { path } = entryKinds[kind];
  const { body, change } = entryExamples[kind];
  return {
    [`POST ${path}`]: ({ user }) => ({ body: { userId: user, ...body('yoga') }, namesOwner: true }),
    [`GET ${path}`]: ofDay,
    [`PATCH ${path}/{id}`]: ({ entries }) => ({ ...owned(entries[kind]), body: change }),
    [`DELETE ${path}/{id}`]: ({ entries }) => owned(entries[kind]),
    [`POST ${path}/{id}/restore`]: ({ entries }) => ({ ...owned(entries[kind]), ownerOnly: true }),
  };
};

/** One request per route that succeeds for the owner. */
export const exampleRequests: Record<string, ExampleOf> = {
  ...Object.assign({}, ...kindNames.map(entryRouteExamples)),
  'POST /user': () => ({ body: { userName: `walker-${randomUUID()}`, password: 'long enough', termsAccepted: true } }),
  'POST /login': ({ userName, password }) => ({ body: { userName, password } }),
  'POST /care': () => ({ body: { text: 'chest pain' } }),
  'POST /newsletter': () => ({ body: { email: 'reader@example.com' } }),
  'POST /newsletter/confirm': ({ newsletterKey }) => ({ body: { key: newsletterKey } }),
  'POST /newsletter/leave/{key}': () => ({ params: { key: randomUUID() } }),
  'POST /login/google': () => ({ body: { credential: 'token' } }),
  'POST /login/link': ({ loginCode }) => ({ body: { code: loginCode } }),
  'POST /logout': () => ({}),
  'POST /password/forgot': ({ userName }) => ({ body: { userName: `${userName}-${randomUUID()}` } }),
  'POST /password/reset': ({ purchases }) => ({ body: { token: purchases.resetToken, newPassword: 'a new password' } }),
  'GET /plans': () => ({}),
  'GET /config': () => ({}),
  'POST /promo/check': () => ({ body: { code: 'WELCOME10' } }),
  'POST /order': ({ user }) => ({
    body: orderBody([{ code: 'plan-pro', qty: 1 }], { userId: user }),
    namesOwner: true,
  }),
  'POST /order/verify': ({ user, purchases }) => ({ body: { ...purchases.payment, userId: user }, namesOwner: true }),
  'POST /sandbox/pay': ({ user, purchases }) => ({
    body: { orderId: purchases.openOrder, outcome: 'pay', userId: user },
    namesOwner: true,
  }),
  'GET /orders': ({ user }) => ({ query: { userId: user }, namesOwner: true }),
  'GET /orders/billing': ({ user }) => ({ query: { userId: user }, namesOwner: true }),
  'GET /orders/{id}/invoice.pdf': ({ purchases }) => ({ ...owned(purchases.paidOrder), ownerOnly: true }),
  'GET /subscription': ({ user }) => ({ query: { userId: user }, namesOwner: true }),
  'POST /subscription/cancel': ({ user }) => ({ body: { userId: user }, namesOwner: true }),
  'POST /subscription/resume': ({ user }) => ({ body: { userId: user }, namesOwner: true }),
  'POST /subscription/refund': ({ user, purchases }) => ({
    body: { userId: user, orderId: purchases.paidOrder },
    namesOwner: true,
  }),
  'GET /admin/refunds': () => ({}),
  'POST /admin/refunds/{id}/grant': ({ purchases }) => ({ params: { id: purchases.refund } }),
  'POST /admin/refunds/{id}/refuse': ({ purchases }) => ({
    params: { id: purchases.refusableRefund },
    body: { reason: 'Asked for by mistake.' },
  }),
  'GET /me/2fa': () => ({}),
  'POST /me/2fa/totp': () => ({}),
  'POST /me/2fa/totp/confirm': ({ totpCode }) => ({ body: { code: totpCode }, strangerGets: 422 }),
  'POST /me/2fa/recovery-codes': () => ({}),
  'DELETE /me/2fa/totp': () => ({}),
  'GET /passkeys': () => ({}),
  'POST /passkeys/options': () => ({}),
  'POST /passkeys': ({ passkey }) => ({
    body: { name: 'Key', response: passkey.registration },
    strangerGets: 422,
  }),
  'PATCH /passkeys/{id}': ({ passkey }) => ({ ...owned(passkey.id), body: { name: 'Key' }, ownerOnly: true }),
  'DELETE /passkeys/{id}': ({ passkey }) => owned(passkey.id),
  'POST /passkeys/sign-in/options': () => ({}),
  'POST /passkeys/sign-in': ({ passkey }) => ({ body: { response: passkey.assertion } }),
  'POST /email/verification': () => ({}),
  'POST /email/verify': ({ emailToken }) => ({ body: { token: emailToken }, namesOwner: true, ownerOnly: true }),
  'POST /password/change': ({ password }) => ({ body: { currentPassword: password, newPassword: password } }),
  'GET /telegram/link': () => ({}),
  'POST /telegram/link': () => ({}),
  'DELETE /telegram/link': () => ({}),
  'POST /telegram/join/undo': () => ({}),
  'GET /sign-in-ways': () => ({}),
  'POST /sign-in-ways': () => ({ body: { email: '' } }),
  'GET /me/export': () => ({}),
  'GET /me/export.csv': () => ({}),
  'POST /me/import': ({ exported }) => ({ body: exported }),
  'DELETE /me': ({ password }) => ({ body: { password } }),
  'POST /reauthenticate': ({ password }) => ({ body: { password } }),
  'GET /push': () => ({}),
  'POST /push': () => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/an-example',
      keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
    },
  }),
  'DELETE /push': () => ({}),
  'GET /sessions': () => ({}),
  'DELETE /sessions': () => ({}),
  'DELETE /sessions/{id}': ({ session }) => owned(session),
  'GET /nutrients': ({ user }) => ({
    query: { userId: user, from: '2026-03-01', to: '2026-03-31' },
    namesOwner: true,
  }),
  'GET /trends': ({ user }) => ({ query: { userId: user, metric: 'calories' }, namesOwner: true }),
  'GET /diary': ofDay,
  'POST /diary/copy': ({ user }) => ({
    body: { userId: user, from: '2026-03-06', to: '2026-03-05' },
    namesOwner: true,
  }),
  'GET /user/goal/{userId}': ({ user }) => ({ params: { userId: user }, namesOwner: true }),
  'GET /profile/{userId}': ({ user }) => ({ params: { userId: user }, namesOwner: true }),
  'POST /profile': ({ user }) => ({ body: { id: user, firstName: 'Asha', weightKg: 71.5 }, namesOwner: true }),
  'POST /profile/pic': ({ user }) => ({ body: { userId: user, fileData: tinyPng }, namesOwner: true }),
  'DELETE /profile/pic/{userId}': ({ user }) => ({ params: { userId: user }, namesOwner: true }),
  'GET /avatars/{personId}/{key}': ({ user, avatarKey }) => ({ params: { personId: user, key: avatarKey } }),
  'POST /profile/targets': ({ user }) => ({
    body: { userId: user, gender: 'female', heightCm: 165, weightKg: 70, dob: '1990-05-01', weightTarget: 62 },
    namesOwner: true,
  }),
  'POST /foods/estimate': () => ({ body: { text: '2 rotis' } }),
  'POST /estimate': () => ({ body: { text: '2 roti dal', locale: 'hi-Latn' } }),
  'GET /foods': ({ secret }) => ({ query: { q: secret } }),
  'GET /me/foods': ofDay,
  'POST /me/foods': ({ user }) => ({
    body: { userId: user, name: `Poha of ${randomUUID()}`, per100g: { calories: 130 } },
    namesOwner: true,
  }),
  'PATCH /me/foods/{id}': ({ ownFood }) => ({ ...owned(ownFood), body: { otherNames: ['changed'] } }),
  'DELETE /me/foods/{id}': ({ ownFood }) => owned(ownFood),
  'GET /me/recipes': ofDay,
  'POST /me/recipes': ({ user }) => ({
    body: { userId: user, name: `Kadhi ${randomUUID()}`, servings: 2, ingredients: [{ food: 'besan', grams: 50 }] },
    namesOwner: true,
  }),
  'PATCH /me/recipes/{id}': ({ kept }) => ({ ...owned(kept.recipe), body: { servings: 3 } }),
  'DELETE /me/recipes/{id}': ({ kept }) => owned(kept.recipe),
  'GET /me/meals': ofDay,
  'POST /me/meals': ({ user }) => ({
    body: { userId: user, name: `breakfast ${randomUUID()}`, items: ['2 eggs'] },
    namesOwner: true,
  }),
  'PATCH /me/meals/{id}': ({ kept }) => ({ ...owned(kept.meal), body: { items: ['3 eggs'] } }),
  'DELETE /me/meals/{id}': ({ kept }) => owned(kept.meal),
  'GET /me/favourites': ofDay,
  'POST /me/favourites': ({ user }) => ({
    body: { userId: user, food: `${someGrams()} g paneer` },
    namesOwner: true,
  }),
  'PATCH /me/favourites/{id}': ({ kept }) => ({ ...owned(kept.favourite), body: { food: `${someGrams()} g tofu` } }),
  'DELETE /me/favourites/{id}': ({ kept }) => owned(kept.favourite),
  'GET /me/memories': ofDay,
  'POST /me/memories': ({ user }) => ({
    body: { userId: user, phrase: `glass ${randomUUID()}`, meaning: '2 eggs' },
    namesOwner: true,
  }),
  'PATCH /me/memories/{id}': ({ kept }) => ({ ...owned(kept.memory), body: { meaning: '210 ml' } }),
  'DELETE /me/memories/{id}': ({ kept }) => owned(kept.memory),
  'GET /mood-patterns': ofDay,
  'GET /exercises': () => ({ query: { q: 'squat' } }),
  'GET /workouts': ofDay,
  'GET /workouts/records': ofDay,
  'POST /workouts': ({ user }) => ({ body: { userId: user, name: `Legs ${randomUUID()}`, sets }, namesOwner: true }),
  'PATCH /workouts/{id}': ({ workout }) => ({ ...owned(workout), body: { name: 'Legs' } }),
  'DELETE /workouts/{id}': ({ workout }) => owned(workout),
  'POST /workouts/{id}/restore': ({ workout }) => ({ ...owned(workout), ownerOnly: true }),
  'GET /reading-kinds': ofDay,
  'GET /medicines': ofDay,
  'GET /medicines/doses': ofDay,
  'POST /medicines': ({ user }) => ({ body: { userId: user, name: 'Metformin', times: ['08:00'] }, namesOwner: true }),
  'PATCH /medicines/{id}': ({ medicine }) => ({ ...owned(medicine), body: { dose: '500 mg' }, ownerOnly: true }),
  'DELETE /medicines/{id}': ({ medicine }) => ({ ...owned(medicine), ownerOnly: true }),
  'GET /doctor-pages': () => ({}),
  'POST /doctor-pages': () => ({ body: { from: '2026-01-01', to: '2026-03-06', kinds: ['weight'] } }),
  'DELETE /doctor-pages/{id}': ({ doctorPage }) => ({ ...owned(doctorPage), ownerOnly: true }),
  'GET /health-reports': ofDay,
  'POST /health-reports': () => ({ form: { file: new File(['Hemoglobin  13.2  g/dL  12.0 - 15.0'], 'report.txt') } }),
  'GET /health-reports/{id}': ({ healthReport }) => ({ ...owned(healthReport), ownerOnly: true }),
  'DELETE /health-reports/{id}': ({ healthReport }) => ({ ...owned(healthReport), ownerOnly: true }),
  'GET /originals': () => ({}),
  'GET /originals/{id}': ({ original }) => ({ ...owned(original), ownerOnly: true }),
  'DELETE /originals/{id}': ({ original }) => ({ ...owned(original), ownerOnly: true }),
  'GET /model-consent': () => ({}),
  'POST /model-consent': () => ({ body: { isGiven: true } }),
  'GET /admin/model-usage': () => ({}),
  'GET /admin/model-state': () => ({}),
  'GET /admin/own-labels': () => ({}),
  'GET /admin/own-labels.jsonl': () => ({}),
  'DELETE /admin/own-labels': () => ({}),
  'POST /admin/model-trial': () => ({ body: { text: 'had 2 rotis' } }),
  'GET /fasting': ofDay,
  'GET /cycle/standing': ofDay,
  'GET /readings/estimated-hba1c': ofDay,
  'GET /training-plan': ofDay,
  'POST /training-plan': ({ user }) => ({ body: { userId: user, ...trainingWish }, namesOwner: true }),
  'PATCH /training-plan': ({ user }) => ({ body: { userId: user, addInjury: 'knee' }, namesOwner: true }),
  'DELETE /training-plan': ofDay,
  'GET /training-plan/today': ofDay,
  'GET /reminders': ofDay,
  'GET /reminders/next': ofDay,
  'POST /reminders': ({ user }) => ({ body: { userId: user, text: 'Walk', times: ['18:00'] }, namesOwner: true }),
  'PATCH /reminders/{id}': ({ reminder }) => ({ ...owned(reminder), body: { paused: true }, ownerOnly: true }),
  'DELETE /reminders/{id}': ({ reminder }) => ({ ...owned(reminder), ownerOnly: true }),
  'POST /reading-kinds': ({ user }) => ({ body: { userId: user, name: 'Peak flow', unit: 'L/min' }, namesOwner: true }),
  'GET /food-intake/recent': ({ user }) => ({ query: { userId: user }, namesOwner: true }),
  'POST /food-intake-ai': ({ user }) => ({ body: { userId: user, foodName: '2 rotis' }, namesOwner: true }),
  'POST /support/tickets': ({ user }) => ({
    body: { userId: user, subject: 'No sync', description: 'My data is old.', category: 'Data Sync Issue' },
    namesOwner: true,
  }),
  'GET /support/tickets': ofDay,
  'GET /support/tickets/{id}': ({ ticket }) => owned(ticket),
  'POST /support/tickets/{id}/messages': ({ ticket }) => ({ ...owned(ticket), body: { message: 'Any news?' } }),
  'POST /support/tickets/{id}/close': ({ user, resolvedTicket }) => ({
    ...owned(resolvedTicket),
    body: { userId: user },
    ownerOnly: true,
  }),
  'PATCH /support/tickets/{id}': ({ ticket }) => ({ ...owned(ticket), body: { status: 'in-progress' } }),
  'GET /admin/tickets': () => ({}),
  'POST /admin/tickets/actions': ({ ticket }) => ({ body: { status: 'in-progress', ids: [ticket] } }),
  'GET /admin/stats': () => ({ query: { period: 'quarter' } }),
  'GET /admin/stats/comparison': () => ({ query: { period: 'week' } }),
  'GET /user': () => ({}),
  'GET /admin/users': () => ({ query: { q: 'walker' } }),
  'POST /admin/users/actions': ({ user }) => ({ body: { action: 'enable', ids: [user] } }),
  'PATCH /user/{id}': ({ user }) => ({ params: { id: user }, body: { plan: 'pro' } }),
  'POST /user/{id}/password-reset': ({ user }) => ({ params: { id: user } }),
  'GET /admin/audit': () => ({}),
  'POST /admin/broadcast': () => ({
    headers: { 'idempotency-key': randomUUID() },
    body: { text: 'Hello', audience: 'plan:premium' },
  }),
  'GET /admin/broadcasts/audience': () => ({ query: { audience: 'all' } }),
  'GET /admin/broadcasts': () => ({}),
  'POST /admin/broadcasts/{id}/cancel': ({ broadcast }) => ({ params: { id: broadcast } }),
  'GET /admin/reports/revenue': () => ({}),
  'GET /admin/reports/retention': () => ({}),
  'GET /admin/reports/growth': () => ({}),
  'GET /admin/reports.csv': () => ({ query: { report: 'growth' } }),
  'GET /admin/jobs/set-aside': () => ({}),
  'POST /admin/jobs/set-aside/{name}/run-again': ({ jobSetAside }) => ({ params: { name: jobSetAside } }),
  'GET /admin/plans': () => ({}),
  'PATCH /admin/plans/{code}': () => ({ params: { code: 'pro' }, body: { popular: true } }),
  'GET /admin/promo-codes': () => ({}),
  'POST /admin/promo-codes': () => ({ body: { code: `W-${randomUUID().slice(0, 8)}`, percent: 5 } }),
  'PATCH /admin/promo-codes/{code}': () => ({ params: { code: 'WELCOME10' }, body: { mostUses: 1_000 } }),
  'DELETE /admin/promo-codes/{code}': ({ promoCode }) => ({ params: { code: promoCode } }),
  'GET /admin/notification-types': () => ({}),
  'PATCH /admin/notification-types/{code}': () => ({ params: { code: 'day_report' }, body: { name: 'Daily report' } }),
  'GET /dashboard/counters/{userId}': ({ user }) => ({ params: { userId: user }, namesOwner: true }),
  'GET /dashboard/goal': ofDay,
  'GET /dashboard/goal-days': ofDay,
  'GET /dashboard/day': ofDay,
  'GET /dashboard/charts/weight': ofDay,
  'GET /dashboard/charts/activity': ofDay,
  'GET /reports': ofDay,
  'GET /reviews/week': ofDay,
  'GET /reports/months/{month}': ({ user }) => ({
    params: { month: '2026-03' },
    query: { userId: user },
    namesOwner: true,
  }),
  'GET /reports/{file}': ({ user }) => ({ params: { file: '2026-03.pdf' }, query: { userId: user }, namesOwner: true }),
  'GET /notifications': () => ({ query: { plan: 'pro' } }),
  'GET /user/notification/{userId}': ({ user }) => ({ params: { userId: user }, namesOwner: true }),
  'POST /user/notification': ({ user }) => ({
    body: { userId: user, notificationCode: 'day_report' },
    namesOwner: true,
  }),
  'DELETE /user/notification/{userId}/{code}': ({ user }) => ({
    params: { userId: user, code: 'food_log' },
    namesOwner: true,
  }),
  'GET /notices': () => ({}),
  'POST /notices/{id}/read': ({ notice }) => ({ ...owned(notice), ownerOnly: true }),
  'POST /notices/read-all': () => ({}),
  'GET /chat/messages': () => ({}),
  'POST /chat/messages': () => ({ body: { text: 'today' } }),
  'POST /chat/actions': () => ({ body: { action: 'basics.undo:nothing' } }),
};
