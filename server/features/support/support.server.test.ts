import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendChatMessage } from '../../../contract/assistant.ts';
import { listNotices } from '../../../contract/notifications.ts';
import {
  addTicketMessage,
  changeTicketStatus,
  closeTicket,
  createTicket,
  getTicket,
  listAllTickets,
  listTickets,
  type TicketStatus,
} from '../../../contract/support.ts';
import { serverForTests, startTestServer, type TestPerson } from '../../../tests/server.ts';
import type { Mail } from '../../clients/mailer.ts';

const server = await serverForTests();
const [asha, stranger, admin] = await Promise.all([server.person(), server.person(), server.person('admin')]);

const words = { subject: 'No sync', description: 'My data is old.', category: 'Data Sync Issue' } as const;
const open = async ({ token }: TestPerson = asha, more = {}) =>
  (await server.call(createTicket, { token, body: { ...words, ...more } })).body;
const respond = ({ token }: TestPerson, id: string, message: string) =>
  server.call(addTicketMessage, { token, params: { id }, body: { message } });
const move = ({ token }: TestPerson, id: string, status: TicketStatus) =>
  server.call(changeTicketStatus, { token, params: { id }, body: { status } });
const close = ({ id: userId, token }: TestPerson, id: string) =>
  server.call(closeTicket, { token, params: { id }, body: { userId } });
const noticesOf = async ({ token }: TestPerson) =>
  (await server.call(listNotices, { token })).body.notices.map(({ title, body }) => `${title} | ${body}`);

describe('a ticket', () => {
  test('is opened with a medium priority unless told, and is its owner’s', async () => {
    const ticket = await open();
    expect(ticket).toMatchObject({ ...words, userId: asha.id, userName: asha.userName, priority: 'medium' });
    expect(ticket).toMatchObject({ status: 'open', responses: [], history: [], transcript: [] });
    const urgent = await open(asha, { priority: 'urgent', status: 'closed', userName: 'somebody else' });
    expect(urgent).toMatchObject({ priority: 'urgent', status: 'open', userName: asha.userName });
    const { body: listed } = await server.call(listTickets, { token: asha.token, query: { userId: asha.id } });
    expect(listed.map(({ id }) => id)).toEqual([urgent.id, ticket.id]);
    expect((await server.call(listTickets, { token: stranger.token, query: { userId: asha.id } })).status).toBe(404);
  });

  test.each([
    ['subject', { subject: ' ' }, 'Enter a subject.'],
    ['description', { description: '' }, 'Enter a description.'],
    ['category', { category: 'Gossip' }, 'Choose a category.'],
  ])('needs a %s', async (_, wrong, message) => {
    const body = { ...words, ...wrong } as typeof words;
    const { status, problem } = await server.call(createTicket, { token: asha.token, body });
    expect([status, problem.errors?.[0]?.message]).toEqual([422, message]);
  });

  test('in the earlier form is its messages, which tell its subject and category', async () => {
    const messages = [
      { senderId: asha.id, message: 'I paid twice. Please look.' },
      { senderId: asha.id, message: 'It was on Monday.' },
    ];
    const send = (body: object) => server.call(createTicket, { token: asha.token, body });
    const { status, body } = await send({ userId: asha.id, messages });
    expect([status, body.subject, body.category]).toEqual([201, 'I paid twice.', 'Billing Question']);
    expect(body.description).toBe('I paid twice. Please look.\n\nIt was on Monday.');
    expect((await send({ messages: [{ senderId: stranger.id, message: 'Not mine' }] })).status).toBe(403);
    expect((await send({ messages: [] })).status).toBe(422);
  });

  test('holds nothing that its reader would not see', async () => {
    const ticket = await open(asha, { subject: '\u202eInvoice\u202c \u200b#1', description: 'Line\nन्\u200dय \u2066x' });
    expect([ticket.subject, ticket.description]).toEqual(['Invoice #1', 'Line\nन्\u200dय x']);
  });

  test('opened twice with one key is one ticket', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const again = () => server.call(createTicket, { token: asha.token, headers, body: words });
    const answers = await Promise.all([again(), again(), again()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('keeps the conversation that was handed over', async () => {
    const transcript = [
      { text: 'How do I update my profile?', isUser: true, timestamp: '2026-03-06T06:00:00.000Z' },
      { text: 'Open Profile and press Edit.', isUser: false, timestamp: '2026-03-06T06:00:02.000Z' },
    ];
    const { id } = await open(asha, { transcript });
    const { body } = await server.call(getTicket, { token: admin.token, params: { id } });
    expect(body.transcript).toEqual(transcript);
  });

  test('does not exist for a stranger, in any way', async () => {
    const { id } = await open();
    const params = { id };
    const { token } = stranger;
    const answers = [
      await server.call(getTicket, { token, params }),
      await respond(stranger, id, 'hello'),
      await move(stranger, id, 'resolved'),
      await close(stranger, id),
      await server.call(closeTicket, { token, params, body: { userId: asha.id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await server.call(listAllTickets, { token, query: {} })).status).toBe(403);
  });

  test('moves from open over in progress and resolved to closed, which only its owner can do', async () => {
    const { id } = await open();
    expect((await close(asha, id)).problem.detail).toBe('A ticket can be closed once it is resolved.');
    expect((await move(admin, id, 'in-progress')).body.status).toBe('in-progress');
    expect((await move(asha, id, 'in-progress')).problem.detail).toBe('This ticket is in progress already.');
    expect((await move(admin, id, 'resolved')).body.status).toBe('resolved');
    expect((await move(admin, id, 'in-progress')).status).toBe(409);
    const refused = await close(admin, id);
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Only the person who opened a ticket can close it.',
    ]);
    const { body: closed } = await close(asha, id);
    expect(closed.history.map(({ status }) => status)).toEqual(['in-progress', 'resolved', 'closed']);
    for (const status of ['open', 'in-progress', 'resolved', 'closed'] as const) {
      expect((await move(asha, id, status)).problem).toMatchObject({ status: 409, detail: 'This ticket is closed.' });
    }
    const late = await respond(admin, id, 'One more thing');
    expect([late.status, late.problem.detail]).toEqual([409, 'This ticket is closed and no longer accepts responses.']);
  });
});

describe('a response', () => {
  test('of an admin is the support team’s, and tells the person', async () => {
    const { id, number } = await open();
    const { body } = await respond(admin, id, '  We look into it. ');
    expect(body.responses).toMatchObject([
      { authorName: admin.userName, message: 'We look into it.', isFromSupport: true },
    ]);
    expect(await noticesOf(asha)).toContain(`Support answered #${number}: No sync | We look into it.`);
  });

  test('of the person tells the admins', async () => {
    const { id, number } = await open();
    const { body } = await respond(asha, id, 'Any news?');
    expect(body.responses).toMatchObject([{ authorName: asha.userName, isFromSupport: false }]);
    const notices = await noticesOf(admin);
    expect(notices).toContain(`Response to #${number}: No sync | Any news?`);
    expect(notices).toContain(`New ticket #${number}: No sync | My data is old.`);
    expect(await noticesOf(asha)).not.toContain(`Response to #${number}: No sync | Any news?`);
  });

  test('is never blank, nor in another’s name', async () => {
    const { id } = await open();
    expect((await respond(asha, id, '  ')).problem.errors?.[0]?.message).toBe('Enter a message.');
    const body = { senderId: admin.id, message: 'I am the support team' };
    expect((await server.call(addTicketMessage, { token: asha.token, params: { id }, body })).status).toBe(403);
  });

  test('sent twice with one key is one response, also after the ticket was closed', async () => {
    const { id } = await open();
    const headers = { 'idempotency-key': 'retry' };
    const send = () =>
      server.call(addTicketMessage, { token: asha.token, headers, params: { id }, body: { message: 'Hello' } });
    await Promise.all([send(), send()]);
    await move(asha, id, 'resolved');
    await close(asha, id);
    expect((await send()).body.responses).toHaveLength(1);
  });
});

describe('a mail', () => {
  const mailsOf = async (send: (mail: Mail) => Promise<void>) => {
    server.context.mailer = { ...server.context.mailer, send };
    await server.app.jobs.find(({ name }) => name === 'mail-notices')?.run();
  };

  test('tells the person of an answer and the admins of a ticket, once, also when the mail server fails first', async () => {
    const { db } = server.context;
    const person = await server.person();
    for (const { id } of [person, admin]) {
      await db
        .updateTable('users')
        .set({ email: `${id}@example.com` })
        .where('id', '=', id)
        .execute();
    }
    const { id, number } = await open(person);
    server.clock.advance(1_000);
    await respond(admin, id, 'It is fixed.');
    await respond(stranger, id, 'Not mine');
    await mailsOf(async () => {
      throw new Error('no mail today');
    });
    const sent: Mail[] = [];
    const send = async (mail: Mail) => void sent.push(mail);
    await mailsOf(send);
    expect(sent).toEqual([]);
    server.clock.advance(6 * 60_000);
    await mailsOf(send);
    server.clock.advance(24 * 3_600_000);
    await mailsOf(send);
    const { publicUrl } = server.context.config;
    expect(sent.map(({ to, subject, text }) => ({ to, subject, text }))).toEqual([
      {
        to: `${admin.id}@example.com`,
        subject: `New ticket #${number}: No sync`,
        text: `My data is old.\n\n${publicUrl}/admin/tickets/${id}`,
      },
      {
        to: `${person.id}@example.com`,
        subject: `Support answered #${number}: No sync`,
        text: `It is fixed.\n\n${publicUrl}/app/support/ticket/${id}`,
      },
    ]);
    await db.updateTable('users').set({ email: '' }).where('id', 'in', [person.id, admin.id]).execute();
    server.clock.time = new Date('2026-03-06T06:30:00Z');
  });
});

test('50 requests at once on one ticket end in one legal history', async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await server.person();
    const { id } = await open(owner);
    const kinds = [
      () => respond(owner, id, 'from me'),
      () => respond(admin, id, 'from support'),
      () => move(owner, id, 'in-progress'),
      () => move(admin, id, 'resolved'),
      () => close(owner, id),
    ];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => kinds[index % kinds.length]?.()));
    const { rows } = await server.context.database.pool.query(
      `select 'message' as step, step as at from ticket_messages where ticket_id = $1
       union all select status, step from ticket_changes where ticket_id = $1 order by at`,
      [id],
    );
    const steps = rows.map(({ step }: { step: string }) => step);
    const statuses = steps.filter((step) => step !== 'message').join(' ');
    expect(['resolved', 'in-progress resolved', 'resolved closed', 'in-progress resolved closed']).toContain(statuses);
    if (statuses.endsWith('closed')) expect(steps.at(-1)).toBe('closed');
    const accepted = answers.filter((answer) => (answer?.status ?? 500) < 300).length;
    expect(accepted).toBe(steps.length);
    expect(answers.every((answer) => [200, 201, 409].includes(answer?.status ?? 0))).toBe(true);
  }
});

describe('the admins’ list', () => {
  test('has the longest unanswered on top, then the latest changed, page by page', async () => {
    const quiet = await startTestServer();
    const [person, boss] = await Promise.all([quiet.person(), quiet.person('admin')]);
    const subjects = Array.from({ length: 55 }, (_, index) => `ticket ${String(index).padStart(2, '0')}`);
    const ids = new Map<string, string>();
    for (const subject of subjects) {
      quiet.clock.advance(200_000);
      const { body } = await quiet.call(createTicket, { token: person.token, body: { ...words, subject } });
      ids.set(subject, body.id);
    }
    const say = (token: string, subject: string) =>
      quiet.call(addTicketMessage, { token, params: { id: ids.get(subject) ?? '' }, body: { message: 'hm' } });
    for (const subject of ['ticket 00', 'ticket 05', 'ticket 30']) {
      quiet.clock.advance(1_000);
      await say(boss.token, subject);
    }
    quiet.clock.advance(1_000);
    await say(person.token, 'ticket 30');
    const list = (query = {}) => quiet.call(listAllTickets, { token: boss.token, query });
    const first = (await list()).body;
    const second = (await list({ cursor: first.nextCursor })).body;
    const answered = ['ticket 00', 'ticket 05'];
    const waiting = subjects.filter((subject) => ![...answered, 'ticket 30'].includes(subject));
    const expected = [...waiting, 'ticket 30', 'ticket 05', 'ticket 00'];
    expect([...first.tickets, ...second.tickets].map(({ subject }) => subject)).toEqual(expected);
    expect([first.tickets.length, second.nextCursor]).toEqual([50, null]);
    expect(first.tickets[0]).toMatchObject({ responseCount: 0, unansweredSince: expect.any(String) });

    expect((await list({ q: 'ET 05' })).body.tickets).toMatchObject([{ subject: 'ticket 05', responseCount: 1 }]);
    expect((await list({ q: '%' })).body.tickets).toEqual([]);
    expect((await list({ q: '#3' })).body.tickets).toMatchObject([{ number: 3 }]);
    expect((await list({ category: 'Other' })).body.tickets).toEqual([]);
    expect((await list({ status: 'open', priority: 'medium' })).body.tickets).toHaveLength(50);
    expect((await list({ cursor: 'bogus' })).status).toBe(422);
    await quiet.close();
  });
});

describe('in the chat', () => {
  const say = async (text: string) => {
    const { body } = await server.call(sendChatMessage, { token: asha.token, body: { text } });
    return body.messages.at(-1);
  };
  const latest = async () => (await server.call(listTickets, { token: asha.token, query: {} })).body[0];

  test('"support: …" opens a ticket of the right kind', async () => {
    server.clock.advance(3_600_000);
    const answer = await say('support: my sync is broken. It shows 2 rotis of yesterday');
    expect(await latest()).toMatchObject({
      subject: 'my sync is broken.',
      description: 'my sync is broken. It shows 2 rotis of yesterday',
      category: 'Data Sync Issue',
    });
    expect(answer?.text).toContain(`Ticket #${(await latest())?.number} is open`);
  });

  test('"/support" alone asks, and takes the next message', async () => {
    expect((await say('/support'))?.text).toContain('What can we help you with?');
    await say('I paid twice');
    expect(await latest()).toMatchObject({ subject: 'I paid twice', category: 'Billing Question' });
  });

  test('does not take a meal for a ticket', async () => {
    const before = await latest();
    await say('2 rotis');
    expect((await latest())?.id).toBe(before?.id);
  });
});
