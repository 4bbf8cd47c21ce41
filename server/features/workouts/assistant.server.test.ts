import { describe, expect, test } from 'vitest';
import { listActivityEntries } from '../../../contract/entries/activity.ts';
import { listExercises } from '../../../contract/entries/exercises.ts';
import { createWorkout, listPersonalRecords, listWorkouts } from '../../../contract/entries/workouts.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const say = async (text: string) => (await chat.say(text)).text;
const logged = async () => (await chat.server.call(listWorkouts, { token: chat.token, query: {} })).body;

describe('a workout told in the chat', () => {
  test('is logged set by set, as an activity with its energy, and can be undone', async () => {
    expect(await say('deadlift 5x5 100, rows 3x12 40')).toBe(
      [
        'Workout',
        '• Deadlift: 5 × 5 × 100 kg, est. 1RM 116.7 kg',
        '• Row: 3 × 12 × 40 kg, est. 1RM 56 kg',
        '8 sets, 3,940 kg moved, about 16 min · about 61 kcal',
      ].join('\n'),
    );
    const [workout] = await logged();
    expect(workout?.sets).toHaveLength(8);
    expect(workout?.exercises).toMatchObject([
      { name: 'Barbell Deadlift', sets: 5, reps: 25, volumeKg: 2500, oneRepMaxKg: 116.7 },
      { sets: 3, reps: 36, volumeKg: 1440 },
    ]);
    const { body: activities } = await chat.server.call(listActivityEntries, { token: chat.token, query: {} });
    expect(activities).toMatchObject([{ activityType: 'strength training', durationMin: 16, caloriesBurned: 61 }]);
    await say('undo');
    expect(await logged()).toEqual([]);
  });

  test('tells a personal record, and what the best was', async () => {
    await say('yesterday I did squats 5x5 at 80kg');
    expect(await say('3 sets of 5 squats with 90 kg')).toContain('a personal record, 11.7 kg over the last');
    expect(await say('my squat pr')).toBe('Squat: best 5 × 90 kg on 6 Mar, est. 1RM 105 kg');
    expect(await say('deadlift 1rm')).toMatch(/^Deadlift: no set with a load logged yet/);
  });

  test('takes as long as is told of all of it', async () => {
    expect(await say('gym - bench 40kg 4x8, pullups 3x6, full 45 min')).toMatch(/about 45 min/);
    expect(await say('gym ~50m: squat 5x5@80kg, bench 5x5@60kg')).toMatch(/50 min/);
    expect(await say('bench 3x10 squat 3x12 all total 40min')).toMatch(/40 min/);
  });

  test.each([
    ['bench80 3x8 incline 26ke dumbell 3x10', ['Bench press: 3 × 8 × 80 kg', 'Incline dumbbell press: 3 × 10 × 26 kg']],
    ['squats 60x5x5, rdl 50 3x10', ['Squat: 5 × 5 × 60 kg', 'Romanian deadlift: 3 × 10 × 50 kg']],
    ['squats 60x10 70x8 80x6', ['Squat: 10 × 60 kg + 8 × 70 kg + 6 × 80 kg']],
    ['bench 80 3x8 90 2x5', ['Bench press: 3 × 8 × 80 kg + 2 × 5 × 90 kg']],
    ['squats 3x10 3x8', ['Squat: 3 × 10 reps + 3 × 8 reps']],
    ['bench 62,5 3x8', ['Bench press: 3 × 8 × 62.5 kg']],
    ['pushups 20x4, pullups 6x3', ['Push up: 4 × 20 reps', 'Pull up: 6 × 3 reps']],
    ['deadlift 60x5 3 set', ['Deadlift: 3 × 5 × 60 kg']],
    ['leg press 80kg 12 12 10', ['Leg press: 2 × 12 × 80 kg + 10 × 80 kg']],
    ['bench 80 8 8 6', ['Bench press: 2 × 8 × 80 kg + 6 × 80 kg']],
    ['press ups 3 by 15, sit ups 3 by 20 with the boys', ['Push up: 3 × 15 reps', 'Sit up: 3 × 20 reps']],
    ['plank 3 times 1 minute', ['Plank: 3 × 1 min']],
    ['deadlift 102,5kg × 5', ['Deadlift: 5 × 102.5 kg']],
    ['db curls 7½ kg 3 x 12', ['Dumbbell curl: 3 × 12 × 7.5 kg']],
    ['pull ups 3x8 +10 kg', ['Pull up: 3 × 8 × 10 kg']],
    ['squats 3x8 - 60 kg', ['Squat: 3 × 8 × 60 kg']],
  ])('keeps every load and every set: %s', async (text, lines) => {
    const answer = await say(text);
    for (const line of lines) expect(answer).toContain(`• ${line}`);
  });

  test.each([
    ['assisted pull ups 3x8 -20 kg', 'Assisted pull up: 3 × 8 reps'],
    ['pull ups 3x8 -20 kg', 'Pull up: 3 × 8 reps'],
  ])('takes what helps for no load: %s', async (text, line) => {
    expect(await say(text)).toMatch(new RegExp(`• ${line}\n[^]*count as load`));
  });

  test('is left out where it is more than a day holds', async () => {
    expect(await say('squat 5x5 '.repeat(140))).toMatch(/at most 200 sets/);
    expect(await logged()).toEqual([]);
  });

  test('leaves a meal beside it to the food diary', async () => {
    const answer = await say('squats 3x10 40 kg and then had 2 rotis');
    expect(answer).toContain('• Squat: 3 × 10 × 40 kg');
    expect(answer).toContain('Roti, 2 pieces');
  });

  test.each([
    ['no, 4 sets', 'Squat: 4 × 10 × 40 kg'],
    ['no, 8 reps', 'Squat: 3 × 8 × 40 kg'],
    ['make that 45 kg', 'Squat: 3 × 10 × 45 kg'],
    ['not 40, 50', 'Squat: 3 × 10 × 50 kg'],
  ])('is corrected by %s, and the correction undone', async (correction, answer) => {
    await say('squats 3x10 40 kg');
    const changed = await chat.say(correction);
    expect(changed.text).toContain(`Changed to ${answer}`);
    expect(changed.text).toContain('It was Squat: 3 × 10 × 40 kg');
    await chat.press(changed, 'Undo');
    expect((await logged())[0]?.sets.map(({ reps, loadKg }) => [reps, loadKg])).toEqual(Array(3).fill([10, 40]));
  });

  test('is corrected in its time alone by minutes', async () => {
    await say('squats 3x10 40 kg');
    await say('make that 45 min');
    expect(await logged()).toMatchObject([{ durationMin: 45, sets: [{}, {}, {}] }]);
  });

  test('of a superset says so', async () => {
    expect(await say('superset: curls 3x10 10kg + dips 3x12')).toContain('• Barbell curl: 3 × 10 × 10 kg, superset');
  });
});

test.each([
  ['an exercise that nobody knows', { exerciseId: 'Flying', reps: 5 }],
  ['neither repetitions nor a duration', { exerciseId: 'Plank' }],
])('a set with %s is refused', async (_, set) => {
  const { status } = await chat.server.call(createWorkout, { token: chat.token, body: { sets: [set] } });
  expect(status).toBe(422);
});

test.each([
  ['dund', 'Dand'],
  ['मुगदर', 'Mugdar_Swing'],
  ['rdl', 'Romanian_Deadlift'],
])('an exercise is found as %s', async (q, id) => {
  const { body } = await chat.server.call(listExercises, { token: chat.token, query: { q } });
  expect(body[0]?.id).toBe(id);
});

test('loads are understood and told in the person’s own unit, and kept in kg', async () => {
  await chat.say('use pounds');
  const { text } = await chat.say('bench press 5x5 135');
  expect(text).toContain('5 × 5 × 135 lb');
  expect((await chat.say('no, 145 lb')).text).toContain('5 × 5 × 145 lb');
  expect((await chat.say('my bench press pr')).text).toContain('best 5 × 145 lb');
});

test('what is done in turns shares its sets and its number', async () => {
  expect(await say('superset bench and rows 3x10 40')).toMatch(
    /Bench press: 3 × 10 × 40 kg, superset[\s\S]*Row: 3 × 10 × 40 kg, superset/,
  );
  const [workout] = await logged();
  expect(workout?.sets.map(({ superset }) => superset)).toEqual([1, 1, 1, 1, 1, 1]);
  const { body: records } = await chat.server.call(listPersonalRecords, { token: chat.token, query: {} });
  expect(records).toMatchObject([
    { reps: 10, loadKg: 40 },
    { reps: 10, loadKg: 40 },
  ]);
});
