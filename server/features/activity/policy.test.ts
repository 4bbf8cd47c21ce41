import { describe, expect, test } from 'vitest';
import { tokenise } from '../../language/tokens.ts';
import { activities, activityNamed, burnedKcal, ofSteps, typicalMinutes } from './policy.ts';

function named(name: string) {
  const activity = activityNamed(name);
  if (!activity) throw new Error(`no activity ${name}`);
  return activity;
}

describe('the activities', () => {
  test('no word names two of them', () => {
    const owners = new Map<string, Set<string>>();
    for (const { name, names, did = '', withAmount = '' } of activities) {
      for (const phrase of [names, did, withAmount].join(',').split(',')) {
        const words = tokenise(phrase).map(({ word }) => word);
        if (words.length > 0) owners.set(words.join(' '), (owners.get(words.join(' ')) ?? new Set()).add(name));
      }
    }
    expect([...owners].filter(([, owner]) => owner.size > 1)).toEqual([]);
  });

  test('have a cost that people can keep up, and rising costs by speed', () => {
    for (const { name, met, metBySpeed = [] } of activities) {
      expect([name, met >= 1.5 && met <= 12]).toEqual([name, true]);
      expect([...metBySpeed].sort(([a], [b]) => a - b)).toEqual(metBySpeed);
      expect([...metBySpeed].sort(([, a], [, b]) => a - b)).toEqual(metBySpeed);
    }
  });
});

describe('burned energy', () => {
  test('is MET x kg x hours', () => {
    expect(burnedKcal(named('walking'), 30, 60)).toBeCloseTo(105);
    expect(burnedKcal(named('yoga'), 60, 65)).toBeCloseTo(162.5);
  });

  test('follows the speed when distance and time are known', () => {
    expect(burnedKcal(named('running'), 60, 70, 8)).toBeCloseTo(8.3 * 70);
    expect(burnedKcal(named('running'), 60, 70, 7.2)).toBeCloseTo(7.15 * 70);
    expect(burnedKcal(named('running'), 60, 70, 40)).toBeCloseTo(23 * 70);
    expect(burnedKcal(named('walking'), 60, 70, 1)).toBeCloseTo(2.0 * 70);
    expect(burnedKcal(named('cricket'), 60, 70, 3)).toBeCloseTo(4.8 * 70);
  });

  test.each(['walking', 'running'])('of %s is the same for a distance alone as for its typical time', (name) => {
    const minutes = typicalMinutes(named(name), 6) ?? 0;
    expect(burnedKcal(named(name), minutes, 70, 6)).toBeCloseTo(burnedKcal(named(name), minutes, 70));
  });
});

test('ten thousand steps are about an hour and a half', () => {
  expect(ofSteps(10_000).durationMin).toBeCloseTo(90.9, 1);
  expect(ofSteps(10_000).distanceKm).toBeCloseTo(7.3);
});
