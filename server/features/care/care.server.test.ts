import { describe, expect, test } from 'vitest';
import { getGoals, getProfile } from '../../../contract/accounts/profile.ts';
import { pressChatButton, sendChatMessage } from '../../../contract/assistant.ts';
import { readCareText } from '../../../contract/care.ts';
import { describeFood, listFoodEntries } from '../../../contract/entries/food.ts';
import { createTicket } from '../../../contract/support.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';

const server = await serverForTests();

const say = async (person: TestPerson, text: string) => {
  const { body } = await server.call(sendChatMessage, { token: person.token, body: { text } });
  const answer = body.messages.at(-1);
  if (!answer) throw new Error('no answer');
  return answer;
};
const foods = async (person: TestPerson) =>
  (await server.call(listFoodEntries, { token: person.token, query: {} })).body.map(({ foodName }) => foodName);

describe('a danger', () => {
  test.each([
    ['sugar 58, dizzy and sweating', 'sugar.lowWithFigure', /15 g.*112/],
    ["I don't want to live any more", 'selfHarm.suicidal', /14416/],
    ['chest pain since morning', 'emergency.heart', /112/],
    ['mere husband mujhe maarte hain', 'violence.home', /181/],
    ['सीने में दर्द हो रहा है', 'emergency.heart', /अभी 112 या 108/],
  ])('“%s” is answered with care, and nothing is logged', async (text, kind, answer) => {
    const person = await server.person();
    const reply = await say(person, text);
    expect(reply.care).toBe(kind);
    expect(reply.text).toMatch(answer);
    expect(reply.text).not.toMatch(/kcal/);
    expect(await foods(person)).toEqual([]);
  });

  test('is none in a passing regret, which gets a kind word and hides nothing', async () => {
    const person = await server.person();
    const reply = await say(person, 'i feel guilty about the cake');
    expect([reply.care, reply.text]).toEqual([undefined, expect.stringContaining('One treat changes nothing')]);
    expect((await say(person, 'what is left today')).text).toContain('kcal left');
  });

  test('that somebody is over is followed up for some hours', async () => {
    const person = await server.person();
    await say(person, 'chest pain since morning');
    expect((await say(person, "ok i'm feeling better now")).text).toContain('doctor look at it today');
    server.clock.time = new Date(server.clock.now().getTime() + 13 * 3_600_000);
    expect((await say(person, 'i am fine now')).text).toContain('Good to hear');
    await say(person, 'i want to die');
    expect((await say(person, 'ok')).text).not.toContain('the number above');
    expect((await say(person, 'i am okay now')).text).toContain('the number above');
  });

  test('is read before a pending question and before commands', async () => {
    const person = await server.person();
    await say(person, 'support');
    expect((await say(person, 'my father fainted and is not responding')).care).toBe('emergency.fainting');
    expect((await say(person, 'support: i want to die')).care).toBe('selfHarm.suicidal');
  });

  test('names the numbers of the country whose clocks the person uses', async () => {
    const person = await server.person();
    await server.context.db
      .updateTable('users')
      .set({ timeZone: 'Europe/London' })
      .where('id', '=', person.id)
      .execute();
    expect((await say(person, 'i want to kill myself')).text).toMatch(/Samaritans 116 123.*999/);
    await server.context.db.updateTable('users').set({ timeZone: 'Etc/UTC' }).where('id', '=', person.id).execute();
    expect((await say(person, 'chest pain and sweating')).text).toContain('your local emergency number');
  });

  test('leaves the meal beside it for a tap, which logs it once', async () => {
    const person = await server.person();
    const reply = await say(person, '2 idli, now my chest feels tight');
    const button = reply.buttons?.flat()[0];
    expect(button?.label).toContain('2 idli');
    const press = () => server.call(pressChatButton, { token: person.token, body: { action: button?.action ?? '' } });
    await press();
    await press();
    expect(await foods(person)).toHaveLength(1);
  });

  test('comes back from the food box, which logs nothing', async () => {
    const person = await server.person();
    const body = { foodName: '2 roti and i took 20 sleeping pills' };
    const { status, problem } = await server.call(describeFood, { token: person.token, body });
    expect([status, problem.code, problem.care]).toEqual([422, 'care_first', 'emergency.overdose']);
    expect(await foods(person)).toEqual([]);
  });

  test('in a ticket is answered beside the ticket, in the widget without an account', async () => {
    const person = await server.person();
    const body = { subject: 'App', description: 'i want to end my life', category: 'Other' as const };
    const { body: ticket } = await server.call(createTicket, { token: person.token, body });
    expect(ticket.care?.kind).toBe('selfHarm.suicidal');
    const { body: read } = await server.call(readCareText, { body: { text: 'cant breathe' } });
    expect(read.care?.text).toContain('112');
  });

  test('is counted by its kind, without words', async () => {
    const person = await server.person();
    await say(person, 'my lips are swollen after peanuts, throat closing');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/care_answers_total\{kind="emergency.allergy"\} 1/);
    expect(metrics).not.toContain('peanuts');
  });
});

describe('what was told is kept in mind', () => {
  test('after an eating disorder no target and nothing left is shown, until the person asks', async () => {
    const person = await server.person();
    await say(person, 'i make myself vomit after every meal');
    const logged = await say(person, '2 idli');
    expect(logged.text).not.toMatch(/left|of 2,000/);
    const goals = () => server.call(getGoals, { token: person.token, params: { userId: person.id } });
    expect((await goals()).body.caloriesConsumePerDay).toBe(0);
    for (const asked of ['how can i lose weight', 'why am i not losing weight', 'my tdee'])
      expect((await say(person, asked)).text).toMatch(/^That sounds really hard/);
    await say(person, 'show my targets');
    expect((await goals()).body.caloriesConsumePerDay).toBe(2_000);
    expect((await say(person, '1 idli')).text).toMatch(/left/);
  });

  test('a child is not served until the age is taken back', async () => {
    const person = await server.person();
    expect((await say(person, 'i am 11 years old')).care).toBe('minor.child');
    const reply = await say(person, '2 idli');
    expect(reply.care).toBe('minor.child');
    expect(await foods(person)).toEqual([]);
    const action = reply.buttons?.flat()[0]?.action ?? '';
    await server.call(pressChatButton, { token: person.token, body: { action } });
    await say(person, '2 idli');
    expect(await foods(person)).toHaveLength(1);
  });

  test('a wish to lose weight while breastfeeding keeps the targets without a deficit', async () => {
    const person = await server.person();
    await say(person, 'set goal 1500');
    await say(person, 'i am breastfeeding and want to lose weight');
    const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
    expect([body.lifeStage, body.goals.caloriesConsumePerDay]).toEqual(['breastfeeding', 2_260]);
  });
});
