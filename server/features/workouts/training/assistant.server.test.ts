import { expect, test } from 'vitest';
import { saveProfile } from '../../../../contract/accounts/profile.ts';
import { listWorkouts } from '../../../../contract/entries/workouts.ts';
import {
  changeTrainingPlan,
  createTrainingPlan,
  getTodaysTraining,
  getTrainingPlan,
} from '../../../../contract/training.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat('');
const today = async () => (await chat.server.call(getTodaysTraining, { token: chat.token, query: {} })).body;
const plan = async () => (await chat.server.call(getTrainingPlan, { token: chat.token, query: {} })).body.plan;
const workouts = async () => (await chat.server.call(listWorkouts, { token: chat.token, query: {} })).body;

test('a plan is made by saying so, asks who should see a doctor first, and its workout is logged by one tap', async () => {
  const made = await chat.say('make a plan for 3 days at home');
  expect(made.text).toContain('Your plan: 3 days a week at home, for health, beginner.');
  expect(made.text).toContain('Has a doctor told you of a heart condition');
  expect(await plan()).toMatchObject({ isGentle: true, screening: 'open' });
  await chat.press(made, 'None of these');
  const shown = await chat.say("today's workout");
  expect(shown.text).toMatch(/Today: whole body, about \d+ min\n• Baithak: 2 × 8/);
  const logged = await chat.press(shown, 'Done, log it');
  expect(logged.text).toContain('• Baithak: 2 × 8');
  expect((await workouts())[0]?.sets).toHaveLength(
    (await today()).session?.exercises.flatMap(({ sets }) => sets).length ?? 0,
  );
  expect((await chat.press(shown, 'Done, log it')).text).toContain('already done');
  await chat.say('undo');
  expect((await today()).session?.isDone).toBe(false);
});

test('a workout is moved, eased, cut short or spares a joint by saying so, and each is undone', async () => {
  await chat.press(await chat.say('make a workout plan, 3 days at home with dumbbells'), 'None of these');
  const sets = async () => (await plan())?.sessions[0]?.exercises.flatMap((exercise) => exercise.sets).length ?? 0;
  const before = await sets();
  await chat.say("today's workout");
  expect((await chat.say('too hard')).text).toContain('Made easier');
  expect(await sets()).toBeLessThan(before);
  await chat.say('undo');
  expect(await sets()).toBe(before);
  await chat.say("today's workout");
  expect((await chat.say('only 15 minutes')).text).toContain('Cut to 15 minutes');
  expect((await chat.say('knee hurts')).text).toContain('I left out exercises that strain: knee');
  expect((await plan())?.injuries).toEqual(['knee']);
  expect((await chat.say('move my workout to tomorrow')).text).toContain('Moved to 7 Mar.');
  expect((await today()).session).toBeNull();
  expect((await chat.say("today's workout")).text).toContain('rest day');
  await chat.say('end my workout plan');
  expect(await plan()).toBeNull();
});

test.each([
  ['ghar par 3 din ka workout plan banao', 'Aapka plan: hafte mein 3 din ghar par'],
  ['घर पर 3 दिन का वर्कआउट प्लान बनाओ', 'आपका प्लान: हफ़्ते में 3 दिन घर पर'],
])('%s', async (text, answer) => {
  expect((await chat.say(text)).text).toContain(answer);
  expect((await chat.say(answer.startsWith('आ') ? 'आज क्या कसरत करूं' : 'aaj kya exercise karu')).text).toMatch(
    /Aaj:|आज:/,
  );
});

test('without a plan such words are what they were before', async () => {
  expect((await chat.say('what exercise should i do today')).text).toContain('You have no plan yet');
  expect((await chat.say('did workout 45 minutes')).text).not.toContain('plan');
  expect((await chat.say('knee hurts')).text).not.toContain('Left out');
  expect((await chat.say('make a meal plan for 3 days')).text).not.toContain('Your plan: 3 days');
});

test('whoever is pregnant, or told of a danger, trains gently; the API changes one thing at a time', async () => {
  const body = { goal: 'strength', level: 'advanced', daysPerWeek: 4, place: 'gym', screening: 'clear' } as const;
  const { token } = chat;
  const { body: made } = await chat.server.call(createTrainingPlan, { token, body });
  expect(made).toMatchObject({ isGentle: false, week: 1 });
  await chat.server.call(saveProfile, { token, body: { lifeStage: 'pregnant' } });
  const gentle = await plan();
  expect(gentle?.isGentle).toBe(true);
  expect(gentle?.warnings.join(' ')).toContain('You are pregnant');
  const ids = gentle?.sessions.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)) ?? [];
  expect(ids.filter((id) => /Barbell|Dumbbell_Bench|Plank|Dead_Bug|Leg_Press/.test(id))).toEqual([]);
  const change = (changes: object) => chat.server.call(changeTrainingPlan, { token, body: changes });
  expect((await change({ screening: 'caution' })).body.screening).toBe('caution');
  expect((await change({ ease: '2030-01-01' })).status).toBe(422);
  expect((await change({ ease: gentle?.sessions[0]?.date, addInjury: 'knee' })).status).toBe(422);
});

test.each([
  ['', /^Has a doctor told you/],
  ['hi', /^[^a-z]+$/i],
])('with the language “%s” the page asks in its own, whatever was written last', async (language, asked) => {
  const { server, token, userId } = chat;
  await server.context.db.updateTable('users').set({ language, locale: 'hi' }).where('id', '=', userId).execute();
  const { questions } = (await server.call(getTrainingPlan, { token, query: {} })).body;
  expect(questions[0]).toMatch(asked);
});
