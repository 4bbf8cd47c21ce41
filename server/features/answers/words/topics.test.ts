import { expect, test } from 'vitest';
import { readTopic } from './topics.ts';

test.each([
  ['is 16:8 intermittent fasting worth it', 'intermittentFasting'],
  ['bp walo ko kitna namak', 'bloodPressure'],
  ['low budget high protein food for hostel', 'onBudget'],
  ['pet ki charbi kaise kam kare', 'bellyFat'],
  ['what to eat before gym', 'beforeTraining'],
  ['which oil best for cooking', 'oil'],
  ['thyroid hai mujhe, weight kam nahi hota', 'thyroid'],
  ['how to start running, never ran in life', 'startRunning'],
  ['why is maida bad', 'refinedFlour'],
  ['vrat me kya kha sakte hai', 'fastingFoods'],
  ['gutka chhodna hai kaise chhode', 'tobacco'],
  ['c section ke baad plank kab se', 'afterBirth'],
  ['how do i stay awake on night duty', 'nightShift'],
  ['bachche ko kya khilau', 'childFood'],
  ['2 rotis and dal', undefined],
])('“%s” is about %s', (text, topic) => {
  expect(readTopic(text)).toBe(topic);
});
