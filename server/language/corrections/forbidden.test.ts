import { describe, expect, it } from 'vitest';
import { readMessage } from '../message.ts';
import { forbidsRemoval } from './forbidden.ts';

describe('forbidden removals', () => {
  it.each([
    ...[
      "no don't delete",
      "don't delete it",
      'please do not remove the dal',
      'mat hatao',
      'hatao mat',
      'delete mat karo',
    ],
    ...['roti mat hatao', 'हटाओ मत', "i don't want to delete it", 'dont undo', 'undo mat karo', 'delete karu naka'],
    ...['delete panna vendam', 'never delete that'],
  ])('"%s" asks that nothing goes', (said) => {
    expect(forbidsRemoval(readMessage(said))).toBe(true);
  });

  it.each([
    ...[
      'no, delete it',
      'nahi hatao',
      'not that, delete the dal',
      "didn't eat the roti, delete it",
      'roti nahi khayi hatao',
    ],
    ...['i dont want it delete it', "don't delete the dal, delete the roti", 'undo', 'delete the dal not the roti'],
    ...['dont know what i had, 2 rotis, remove 1', 'remove it, dont like it'],
  ])('"%s" asks something else', (said) => {
    expect(forbidsRemoval(readMessage(said))).toBe(false);
  });
});
