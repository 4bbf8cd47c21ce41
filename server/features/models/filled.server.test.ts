import { beforeEach, describe, expect, test } from 'vitest';
import { actExamples } from '../../../contract/acts/examples.ts';
import type { FilledAct, Slots } from '../../../contract/acts/slots.ts';
import { openAiChat } from '../../../tests/aiChat.ts';
import type { AskedQuestion, Behaviour } from '../../../tests/fakes/ai.ts';

const aiChat = openAiChat('first');
const { chat, consent } = aiChat;
const { say } = chat;

const wordsOf = ({ text }: AskedQuestion): string => JSON.parse(text).message;
const answers =
  ({ act, slots }: FilledAct) =>
  (question: AskedQuestion): Behaviour => ({ value: { parts: [{ words: wordsOf(question), act, told: slots }] } });
const filledIn = (text: string): FilledAct => {
  const example = actExamples.find(({ says }) => says === text);
  if (!example) throw new Error(`There is no example that says "${text}".`);
  return example.filled;
};

const tables = [
  'foodEntries',
  'weightEntries',
  'sleepEntries',
  'stepEntries',
  'activityEntries',
  'waterEntries',
  'moodEntries',
  'fastEntries',
  'cycleEntries',
] as const;
beforeEach(async () => {
  await consent();
  for (const table of tables)
    await chat.server.context.db.deleteFrom(table).where('userId', '=', chat.userId).execute();
});

/** What is answered to each example, as far as it tells what was written down. */
const logged: Record<string, RegExp> = {
  '2 rotis with a katori dal at 11:30': /^Lunch.*\n• Roti, 2 pieces .*\n• Dal, 1 katori/,
  'kal raat 3 idli khayi': /^Dinner yesterday\n• Idli, 3 pieces/,
  'नाश्ते में 2 पराठे': /^Breakfast\n• Plain paratha, 2 pieces/,
  'drank 500 ml of water': /^Water, 500 ml/,
  '2 glass paani piya': /^Water, 500 ml/,
  '3 गिलास पानी पिया': /^Water, 750 ml/,
  'walked 3 km in 40 minutes': /^Walking, 3 km, 40 min/,
  'subah 7 baje 30 min yoga kiya': /^Yoga, 30 min/,
  '1 घंटा साइकिल चलाई': /^Cycling, 60 min/,
  '8,400 steps today': /8,400 steps today/,
  'aaj 6000 kadam': /6,000 steps today/,
  'आज 5000 कदम चले': /5,000 steps today/,
  'weighed 71.4 kg': /^71\.4 kg/,
  'aaj wazan 68.2': /^68\.2 kg/,
  'आज वजन 65 किलो': /^65 kg/,
  'slept 7 and a half hours': /^Sleep, 7 h 30 min/,
  'raat 11 se subah 6 tak soya': /^Sleep, 7 h ·/,
  '6 घंटे सोया': /^Sleep, 6 h ·/,
  'bp 128/84': /^Blood pressure 128\/84/,
  'fasting sugar 104 aayi': /^Blood glucose 104 mg\/dl, fasting/,
  'बुखार 101 है': /^Temperature 101 °F/,
  'took crocin 650': /^💊 Crocin 650: taken/,
  'telma li, glycomet chhoot gayi': /Telma: taken.*\n.*Glycomet: not taken/,
  'थायरोनॉर्म ले ली': /^💊 Thyroxine: taken/,
  'headache and a sore throat since morning': /^Noted: headache, sore throat/,
  'aaj pet mein gas hai': /^Noted: gas/,
  'आज सिर दर्द है': /^Noted: headache/,
  'feeling great today': /^Mood: very good/,
  'aaj mann udaas hai': /^Mood: low/,
  'आज बहुत खुश हूँ': /^Mood: very good/,
  'starting my fast now': /^Your fast has been running since Fri, 12:00 pm/,
  'fast shuru kiya raat 8 baje': /^Your fast has been running since Thu, 8:00 pm/,
  '16 घंटे का व्रत पूरा हुआ': /16 h/,
  'my period started yesterday': /Shall I keep track/,
  'aaj periods shuru hue': /Shall I keep track/,
  'आज पीरियड शुरू हुआ': /Shall I keep track/,
};

/** The same of what was 2 rotis and a katori of dal. */
const corrected: Record<string, RegExp> = {
  'make the roti 3': /Roti, 3 pieces/,
  'roti 3 thi': /Roti, 3 pieces/,
  'रोटी 3 थी': /Roti, 3 pieces/,
  'the dal was rajma': /^Changed to Rajma, 1 katori/,
  'dal nahi rajma tha': /^Changed to Rajma, 1 katori/,
  'दाल नहीं राजमा था': /^Changed to Rajma, 1 katori/,
  'take that off': /^Undone. 2 entries are gone/,
  'dal hata do': /^Removed Dal/,
  'दाल हटा दो': /^Removed Dal/,
  'one more roti': /Roti, 3 pieces/,
  'aur 2 papad bhi': /• Roasted papad, 2 pieces/,
  'एक और रोटी': /Roti, 3 pieces/,
  'no ghee on the roti': /^Changed to Phulka, 2 pieces/,
  'roti par ghee nahi tha': /^Changed to Phulka, 2 pieces/,
  'रोटी पर घी नहीं था': /^Changed to Roti, 2 pieces .* 144 kcal/,
  'ghee was on the roti': /^Changed to Roti with ghee, 2 pieces/,
  'roti par ghee tha': /^Changed to Roti with ghee, 2 pieces/,
  'रोटी पर घी था': /• Ghee/,
  'ate half of the dal': /^Halved\n• Dal, 0.5 katori/,
  'dal aadhi khayi': /^Halved\n• Dal, 0.5 katori/,
  'दाल आधी खाई': /^Halved\n• Dal, 0.5 katori/,
  'that was yesterday': /^Moved to yesterday\n• Roti.*\n• Dal/,
  'roti kal ki thi': /^Moved to yesterday\n• Roti[^•]*$/,
  'दाल कल की थी': /^Moved to yesterday\n• Dal[^•]*$/,
  'the dal was 150 kcal': /Dal, 1 katori .*: 150 kcal/,
  'dal 150 kcal ki thi': /Dal, 1 katori .*: 150 kcal/,
  'दाल 150 kcal की थी': /Dal, 1 katori .*: 150 kcal/,
};

/** What is asked of 2 rotis and a katori of dal, and set. */
const answered: Record<string, RegExp> = {
  'how much protein did I have today?': /protein.*today.*\d+ g|today.*\d+ g.*protein/i,
  'is hafte ka average paani?': /water/i,
  'कल कितनी कैलोरी खाई?': /yesterday/i,
  'what did I eat yesterday?': /yesterday/i,
  'aaj lunch mein kya khaya?': /Roti.*Dal/s,
  'कल क्या खाया था?': /yesterday/i,
  'set my protein target to 90 g': /Protein: 90 g/,
  'paani ka target 3 litre kar do': /Water.*3 L/,
  'कैलोरी का लक्ष्य 1900 कर दो': /1,900 kcal/,
};

/** Of reminders, where there is one to stretch at 6 pm. */
const reminded: Record<string, RegExp> = {
  'remind me to stretch at 6 pm every day': /6 pm: Stretch/,
  'roz subah 8 baje chawanprash yaad dilana': /8 am: Chawanprash/,
  'रोज़ 9 बजे टहलने की याद दिलाना': /9 am: टहलने/,
  'move the stretch reminder to 7 pm': /Stretch, every day at 7 pm/,
  'stretch wala reminder 7 baje kar do': /Stretch, every day at 7 pm/,
  'stretch वाला रिमाइंडर 7 बजे कर दो': /Stretch, every day at 7 pm/,
  'stop the stretch reminder': /stretch/i,
  'stretch wala reminder band karo': /stretch/i,
  'stretch वाला रिमाइंडर बंद करो': /stretch/i,
};

describe('an act that a model filled', () => {
  test.each(Object.entries(logged))('is written down: %s', async (text, answer) => {
    aiChat.ai.behaviour = answers(filledIn(text));
    expect((await say(text)).text).toMatch(answer);
  });

  test.each(Object.entries(corrected))('puts right what is kept: %s', async (text, answer) => {
    aiChat.ai.behaviour = () => ({ status: 500 });
    await say('had 2 rotis and a katori of dal');
    chat.server.clock.advance(61_000);
    aiChat.ai.behaviour = answers(filledIn(text));
    expect((await say(text)).text).toMatch(answer);
  });

  test.each(Object.entries(answered))('is answered or set: %s', async (text, answer) => {
    aiChat.ai.behaviour = () => ({ status: 500 });
    await say('had 2 rotis and a katori of dal for lunch');
    chat.server.clock.advance(61_000);
    aiChat.ai.behaviour = answers(filledIn(text));
    expect((await say(text)).text).toMatch(answer);
  });

  test.each(Object.entries(reminded))('is done with a reminder: %s', async (text, answer) => {
    aiChat.ai.behaviour = () => ({ status: 500 });
    await say('remind me to stretch at 6 pm every day');
    chat.server.clock.advance(61_000);
    aiChat.ai.behaviour = answers(filledIn(text));
    expect((await say(text)).text).toMatch(answer);
    const { db } = chat.server.context;
    const rows = await db
      .selectFrom('reminders')
      .select('id')
      .where('userId', '=', chat.userId)
      .where('deletedAt', 'is', null)
      .execute();
    expect(rows).toHaveLength(filledIn(text).act === 'remind.set' ? 2 : filledIn(text).act === 'remind.change' ? 1 : 0);
  });

  test('has an answer to every example here', () => {
    const rows = [logged, corrected, answered, reminded];
    expect(rows.flatMap((row) => Object.keys(row)).sort()).toEqual(actExamples.map(({ says }) => says).sort());
  });

  const foods = (...names: [name: string, amount: number | null, unit?: string][]): Slots<'log.food'> => {
    const energy = { energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null };
    const told = names.map(([name, amount, unit = null]) => ({ name, amount, unit, ...energy }));
    return { foods: told, meal: null, daysAgo: null, time: null };
  };

  test('counts before what the words are read as', async () => {
    aiChat.ai.behaviour = answers({ act: 'log.food', slots: foods(['rotis', 2]) });
    const answer = await say('scene: had 2 rotis, the dal smelled great');
    expect(answer.text).toContain('Roti, 2 pieces');
    expect(answer.text).not.toContain('Dal');
  });

  test('of which nobody said a figure is read from the words', async () => {
    aiChat.ai.behaviour = answers({ act: 'log.food', slots: foods(['rotis', 9]) });
    expect((await say('had 2 rotis')).text).toContain('Roti, 2 pieces');
  });

  test('of more than anybody eats is asked about', async () => {
    aiChat.ai.behaviour = answers({ act: 'log.food', slots: foods(['rotis', 90]) });
    const answer = await say('had 90 rotis');
    expect(answer.text).toContain('90 pieces');
    expect(answer.buttons?.flat()).toHaveLength(2);
  });

  test('with a food that no table knows asks about that one and logs the others', async () => {
    aiChat.ai.behaviour = answers({ act: 'log.food', slots: foods(['rotis', 2], ['zorbfle', 1, 'bowl']) });
    expect((await say('had 2 rotis and a bowl of zorbfle')).text).toMatch(/Roti, 2 pieces.*zorbfle/s);
  });
});
