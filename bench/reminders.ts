import { isDeepStrictEqual } from 'node:util';
import { expected, personOf, play } from '../tests/simulations/reminderSimulation.ts';

/** 1,000 people in 12 time zones over 40 days with changes of clocks and a 6-hour outage: `npm run bench -- reminders`. */
let [came, wrong] = [0, 0];
for (let number = 0; number < 1_000; number += 1) {
  const person = personOf(number);
  const reminders = play(person);
  came += reminders.length;
  if (!isDeepStrictEqual(reminders, expected(person))) wrong += 1;
}
console.log(`${came.toLocaleString('en')} reminders came to 1,000 people; ${wrong} people got others than they should`);
process.exit(wrong === 0 ? 0 : 1);
