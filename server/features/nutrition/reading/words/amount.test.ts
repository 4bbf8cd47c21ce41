import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';
import { tokenise } from './tokens.ts';

function amountOf(text: string) {
  const tokens = tokenise(text);
  const read = readAmount(tokens, 0);
  if (!read) return undefined;
  const { quantity, unit, size, measure, counted } = read.amount;
  const rest = tokens.slice(read.next).map(({ word }) => word);
  return {
    quantity,
    unit,
    size,
    measure: measure && `${Math.round(measure.amount)} ${measure.of}`,
    counted,
    rest: rest.join(' '),
  };
}

describe('reading an amount', () => {
  it.each([
    ['2 rotis', 2, undefined, 'rotis'],
    ['2rotis', 2, undefined, 'rotis'],
    ['1½ cups rice', 1.5, 'cup', 'rice'],
    ['1 1/2 cups of rice', 1.5, 'cup', 'rice'],
    ['one and a half katori dal', 1.5, 'katori', 'dal'],
    ['half a plate of biryani', 0.5, 'plate', 'biryani'],
    ['three quarters of a cup of oats', 0.75, 'cup', 'oats'],
    ['a couple of samosas', 2, undefined, 'samosas'],
    ['a dozen grapes', 12, undefined, 'grapes'],
    ['half a dozen eggs', 6, undefined, 'eggs'],
    ['twenty five almonds', 25, undefined, 'almonds'],
    ['1-2 idlis', 1.5, undefined, 'idlis'],
    ['2 to 4 idlis', 3, undefined, 'idlis'],
    ['dedh katori dal', 1.5, 'katori', 'dal'],
    ['dhai roti', 2.5, undefined, 'roti'],
    ['paune do sau gram curry', 175, undefined, 'curry'],
    ['sadhe teen roti', 3.5, undefined, 'roti'],
    ['pauna glass doodh', 0.75, 'glass', 'doodh'],
    ['aadha katori chawal', 0.5, 'katori', 'chawal'],
    ['डेढ़ कटोरी दाल', 1.5, 'katori', 'दाल'],
    ['२ रोटी', 2, undefined, 'रोटी'],
    ['do roti', 2, undefined, 'roti'],
    ['bowl of soup', undefined, 'bowl', 'soup'],
  ])('%s', (text, quantity, unit, rest) => {
    expect(amountOf(text)).toMatchObject({ quantity, unit, rest });
  });

  it.each([
    ['200 g paneer', 200, '1 g'],
    ['100gr rice', 100, '1 g'],
    ['0.5 kg mango', 0.5, '1000 g'],
    ['2 x 200 ml milk', 2, '200 ml'],
    ['a 12 fl oz can of cola', 1, '355 ml'],
    ['a 154-gram orange', 1, '154 g'],
    ['1,000 ml water', 1000, '1 ml'],
  ])('%s is measured', (text, quantity, measure) => {
    expect(amountOf(text)).toMatchObject({ quantity, measure });
  });

  it('reads sizes with and without a number', () => {
    expect(amountOf('2 large eggs')).toMatchObject({ quantity: 2, size: 'large', rest: 'eggs' });
    expect(amountOf('medium apple')).toMatchObject({ quantity: undefined, size: 'medium', rest: 'apple' });
    expect(amountOf('a small single serving bag of chips')).toMatchObject({
      unit: 'bag',
      size: 'small',
      rest: 'chips',
    });
  });

  it('leaves unit words alone that belong to a name', () => {
    expect(amountOf('1 egg roll')).toMatchObject({ quantity: 1, unit: undefined, rest: 'egg roll' });
    expect(amountOf('2 rolls')).toMatchObject({ quantity: 2, unit: undefined, rest: 'rolls' });
  });

  it('reads no number from everyday words', () => {
    expect(amountOf('do you like rice')).toBeUndefined();
    expect(amountOf('rice')).toBeUndefined();
    expect(amountOf('100% juice')).toBeUndefined();
  });
});
