import { describe, expect, test } from 'vitest';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const logged = async () =>
  (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body.map(
    ({ foodName, quantity }) => `${foodName} ${quantity}`,
  );

const kcals = async () =>
  (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body.map(({ calories }) => calories);

describe('what was logged', () => {
  test.each([
    ['2 rotis and chai', 'do nahi teen khaye', ['Roti 3', 'Chai 1']],
    ['1 plate pulihora and 2 idli', 'the pulihora was 2 plates', ['Pulihora (Tamarind rice) 2', 'Idli 2']],
    ['3 rotis and chai', '2 hi roti thi', ['Roti 2', 'Chai 1']],
    ['2 rotis and curd', 'not curd, raita', ['Roti 2', 'Boondi raita 1']],
    ['2 rotis and curd', 'not the curd', ['Roti 2']],
    ['2 rotis and dal', 'twice the dal', ['Roti 2', 'Dal 2']],
    ['2 rotis', 'just half of it', ['Roti 1']],
    ['2 rotis', 'the second one was small', ['Roti 1.75']],
    ['2 rotis', 'thoda kam karo', ['Roti 1.5']],
    ['2 rotis', 'one more', ['Roti 3']],
    ['1 glass lassi', 'the lassi had no sugar', ['Lassi without sugar 1']],
    ['a roti with ghee', 'there was no ghee on it', ['Roti 1']],
    ['dosa and coffee', 'coffee nahi pi', ['Plain dosa 1']],
    ['4 puri', 'puri nahi kachori thi', ['Kachori 4']],
    ['1 cup chai', 'without milk', ['Black tea with sugar 1']],
    ['2 samosas', 'one less', ['Samosa 1']],
    ['2 rotis', 'that was yesterday', []],
    ['8 steamed momos', 'fried not steamed im lying', ['Fried veg momos 8']],
    ['150 g sambar', 'sambar was 250 not 150', ['Sambar 250']],
    ['tomato chutney and dosa', 'remove the chutny, i kept it aside', ['Plain dosa 1']],
    ['poha and 2 idli', 'idli 3', ['Poha 1', 'Idli 3']],
    ['3 egg omelette', '2 egg not 3', ['Egg omelette 1']],
    ['2 rotis and rice', 'rice nahi tha, bhakri ek thi', ['Roti 2', 'Bhakri 1']],
    ['2 rotis and dal', 'dal nahi thi, roti 3 thi', ['Roti 3']],
    ['chai', 'cheeni nahi thi', ['Chai without sugar 1']],
    ['dal and rice', 'rice thoda sa tha', ['Dal 1', 'Rice 0.75']],
    ['1 plate poha', 'thoda sa tha aadhi plate', ['Poha 0.5']],
    ['2 samosas', 'that was too much, make it 1', ['Samosa 1']],
    ['chai', 'चाय में चीनी नहीं', ['Chai without sugar 1']],
    ['upma', 'not upma poha', ['Poha 1']],
    ['bhindi', 'it was homemade so less oil', ['Bhindi fry 1']],
    ['2 parathas', 'i actually left half of one paratha', ['Plain paratha 1.5']],
    ['2 rotis and dal', 'arey roti toh 3 thi yaar gin li maine', ['Dal 1', 'Roti 3']],
    ['4 idlis', 'made a mistake it was only half that many idlis', ['Idli 2']],
    [
      '3 idlis and chutney',
      'one of those idlis stayed on the plate, my grandson finished it',
      ['Coconut chutney 2', 'Idli 2'],
    ],
    ['veg pulao', 'wait that was not pulao it was veg biryani', ['Vegetable biryani 1']],
  ])('after “%s” is changed by “%s”, and undo takes one step back', async (meal, correction, expected) => {
    await say(meal);
    const before = await logged();
    expect((await say(correction)).text).toMatch(/It was |Pehle tha|^Removed|^Hataya|^Moved/);
    expect((await logged()).toSorted()).toEqual(expected.toSorted());
    await say('undo');
    expect(await logged()).toEqual(before);
  });

  test.each(['and a banana', 'also 1 banana', 'no sugar tea'])('is added to by “%s”', async (text) => {
    await say('2 rotis');
    await say(text);
    expect(await logged()).toHaveLength(2);
    expect(await logged()).toContain('Roti 2');
  });

  test('is left as it is by what may be a part of it, and nothing is logged', async () => {
    await say('bread omelette');
    expect((await say('it was 2 eggs')).text).toMatch(/^What should I change\?/);
    await say('coffee with milk');
    expect((await say('that was skim milk')).text).toMatch(/skim milk/i);
    expect(await logged()).toEqual(['Bread omelette 1', expect.stringMatching(/coffee.* 1$/i)]);
  });

  test('is left as it is by a figure in hours', async () => {
    await say('2 rotis');
    expect((await say('sirf 4 ghante soyi, night duty thi')).text).toMatch(/4 (?:ghante|hours|h)/);
    expect((await say('70.1 kg')).text).toContain('70.1 kg');
    expect(await logged()).toEqual(['Roti 2']);
  });

  test('is asked about when nothing is said but that it is wrong', async () => {
    await say('2 rotis and chai');
    const asked = await say('wrong');
    expect(asked.text).toMatch(/^What should I change\?/);
    expect(asked.buttons?.flat()).toHaveLength(2);
  });

  test('removed as the last one is what was corrected last, and comes back when it is asked for, once', async () => {
    await say('2 idli');
    await say('make that 3');
    expect((await say('remove last one')).text).toMatch(/^Removed Idli, 3/);
    await say('wapas lao');
    expect(await logged()).toEqual(['Idli 3']);
    expect((await say('redo')).text).toMatch(/^There is nothing to put back/);
    await say('undo');
    await say('redo');
    expect(await logged()).toEqual(['Idli 3']);
    await say('aaj ka sab hata do');
    expect(await logged()).toEqual([]);
  });

  test('is not put back by “redo” where only a part of it was removed', async () => {
    await say('2 rotis and dal');
    await say('dal nahi thi, roti 3 thi');
    expect((await say('redo')).text).toMatch(/^There is nothing to put back/);
    expect(await logged()).toEqual(['Roti 3']);
  });

  test('a food that was asked about is logged by “ok i ate one of those”', async () => {
    await say('how many calories in samosa');
    await say('ok i ate one of those');
    expect(await logged()).toEqual(['Samosa 1']);
  });
});

describe('a part that was not in a dish', () => {
  test('is taken off by the recipe, as a guess, and undo brings it back', async () => {
    await say('poha 1 plate');
    const [before] = await kcals();
    const answer = await say('without peanuts');
    expect(answer.text).toMatch(/A guess without peanuts\./);
    expect((await kcals())[0]).toBeLessThan(before ?? 0);
    await say('undo');
    expect(await kcals()).toEqual([before]);
  });

  test('of no energy changes nothing', async () => {
    await say('poha 1 plate');
    expect((await say('without salt')).text).toBe('Noted. Without salt the calories of Poha are the same.');
  });
});

describe('what a label or a menu says', () => {
  test.each([
    ['had a bowl of pudding', 'the pudding is actually 150 kcal and 20 g protein', 150],
    ['1 plate misal pav', 'the menu card says 480 kcal', 480],
    ['2 parathas', '140 kcal each, says the pack', 280],
  ])(
    'becomes the energy of what was told, and undo brings back the other: “%s”, “%s”',
    async (meal, said, expected) => {
      await say(meal);
      const before = await kcals();
      expect((await say(said)).text).toMatch(/It was /);
      expect((await kcals()).map(Math.round)).toEqual([expected]);
      await say('undo');
      expect(await kcals()).toEqual(before);
    },
  );
});
