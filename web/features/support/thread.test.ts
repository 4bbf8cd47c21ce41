import { expect, test } from 'vitest';
import { toSteps } from './thread.ts';

const at = (minute: number) => `2026-03-06T06:0${minute}:00.000Z`;
const said = (id: string, minute: number) => ({
  ...{ id, authorName: 'Asha', message: id, createdAt: at(minute), isFromSupport: false },
});
const became = (status: 'in-progress' | 'resolved', minute: number) => ({
  ...{ status, authorName: 'Support', createdAt: at(minute) },
});

test('responses and changes stand in the order in which they happened', () => {
  const steps = toSteps({
    responses: [said('first', 1), said('second', 3)],
    history: [became('in-progress', 1), became('resolved', 4)],
  });
  const told = steps.map((step) => (step.kind === 'response' ? step.response.id : step.change.status));
  expect(told).toEqual(['first', 'in-progress', 'second', 'resolved']);
});
