import { describe, expect, it } from 'vitest';
import { readMessage } from '../message.ts';
import { readAmongKnown } from './amongKnown.ts';

const read = (text: string, ...names: [name: string, known: string][]) =>
  readAmongKnown(readMessage(text), new Map(names), 0);

describe('a correction among words that name nothing in the diary', () => {
  it('is of the name that is known', () => {
    expect(read('three rotis, wife is correcting me', ['rotis', 'rotis'])).toMatchObject({
      of: 'rotis',
      amount: 'three',
    });
    expect(read('nahi rasgulle do the sach bata raha hu', ['rasgulle', 'rasgulle'])).toMatchObject({ of: 'rasgulle' });
    expect(read('The bhakri were small; enter one and a half instead.', ['bhakri', 'bhakri'])).toMatchObject({
      of: 'bhakri',
      quantity: 1.5,
    });
  });

  it('takes the figure that is said to be all', () => {
    const told = 'achha suno paratha maine dedh hi khaya tha aadha bete ne le liya tha';
    expect(read(told, ['suno paratha', 'paratha'])).toMatchObject({ of: 'paratha', quantity: 1.5, isOnly: true });
    expect(read('Biryani half plate only, shared c Mary', ['Biryani', 'Biryani'], ['c Mary', 'Mary'])).toMatchObject({
      of: 'Biryani',
      amount: 'half plate',
    });
  });

  it('is of what was told last where the figure stands beside no stranger', () => {
    expect(read('are nahi teen hi tha, gadbad ho gayi')).toMatchObject({ of: undefined, quantity: 3 });
    expect(read('nahi rasgulle do the')).toBeUndefined();
  });

  it('takes out nothing but what is denied itself', () => {
    expect(read('brown rice not white', ['brown rice', 'brown rice'])).toBeUndefined();
    expect(read('palli nikal do, woh Srinu khaya main nahi', ['palli', 'palli'])).toMatchObject({ what: 'palli' });
  });
});
