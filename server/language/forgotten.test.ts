import { describe, expect, it } from 'vitest';
import { withForgetting } from './forgotten.ts';

describe('what people say of having told nothing earlier', () => {
  it.each([
    'sorry forgot.. lemon rice 1 plate last night',
    'kal raat ka bhul gayi.. 2 roti',
    'Missed entry: 1 plate biryani',
    'KAL RAAT DA REH GYA: 4 roti',
    'oru masala dosa kazhichu, ezhuthan marannu',
    'ek plate biryani bhi khayi thi rehgaya likhna',
    'thursday evening i forgot 1 banana add it',
    'ek roti aur doodh liya tha वो लिखना रह गया',
    'kal ka lunch add karna bhool gayi thi, dal chawal',
  ])('is read as asking to log it: %s', (text) => {
    expect(withForgetting(text)).toContain('forgot to log');
  });

  it.each([
    'i missed lunch',
    'forgot to eat lunch',
    'forgot my lunch, ate 2 bananas',
    'dawa lena bhul gaya',
    'i forgot',
  ])('stays where something else was forgotten: %s', (text) => {
    expect(withForgetting(text)).toBe(text);
  });
});
