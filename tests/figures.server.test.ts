import { expect, test } from 'vitest';
import { sendChatMessage } from '../contract/assistant.ts';
import { entryTables } from '../server/db/entries.ts';
import { openChat } from './chat.ts';
import fc from './properties.ts';
import { tiered } from './tiers.ts';

const chat = openChat();

/** Messages of every kind that tells of figures; `#` stands for one. */
const forms = [
  ...['had # rotis with dal', '# cups rice and # g paneer', 'ate # kcal', 'had a thali of # kcal # g protein'],
  ...[
    'drank # ml water',
    '# glasses of water',
    'my glass is # ml',
    'ran # km in # min',
    'walked # steps',
    '# min yoga',
  ],
  ...['weight # kg', '# lbs', '# st #', '# today', 'slept # hours', 'slept # to #', 'bp #/#', 'sugar # fasting'],
  ...['hba1c #', 'temperature # f', 'pulse #', 'creatinine #', 'LDL #, HDL #', 'vitamin d # ng/ml', 'platelets # lakh'],
  ...[
    'squats #x# # kg',
    'bench # kg #x#, rows #x#',
    '# pushups',
    'took # crocin',
    'metformin # mg at # pm',
    'mood #/10',
  ],
  ...[
    'fasting # hours',
    'fast #:#',
    'period # days ago',
    '# days ago had 2 rotis',
    '# weeks ago weight 70',
    'had idli # hours ago',
  ],
  ...[
    'remind me in # hours to drink',
    'remind me every # minutes',
    'remind me at #:#',
    'on #/# had dosa',
    'target # kcal',
  ],
  ...[
    'my goal is # kg in # weeks',
    'height # cm',
    'height # feet # inches',
    'age #',
    'no, #',
    'make that # rotis',
    'twice # that',
  ],
  ...[
    'what about # more',
    '#',
    '#%',
    '# # #',
    '-# kg',
    '+#',
    '#/#',
    '1/#',
    'half of #',
    '# crore lakh',
    'day # of my period',
  ],
  ...[
    'how much protein in # eggs',
    'last # days',
    'calories on # march',
    'i am # years old',
    'budget of # rupees',
    '# kJ bar',
  ],
];
const zeros = '0٠۰०০੦૦௦౦೦൦０';

const number = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 400 }).map(String) },
  fc.double({ min: 0, max: 300, noNaN: true }).map((value) => value.toFixed(2)),
  fc.constantFrom(
    '0',
    '00',
    '0.0',
    '1e400',
    '1e309',
    '-1',
    '1/0',
    '0/0',
    '½',
    '1,2',
    '1,00,000',
    '1,234,567.8',
    '.5',
    '5.',
    '1..2',
  ),
  fc.integer({ min: 9, max: 400 }).map((length) => '9'.repeat(length)),
  fc.constantFrom('99999999999', '2147483648', '9007199254740993', '36500', '365001', '1440', '10000000'),
);
const written = fc
  .tuple(number, fc.constantFrom(...zeros))
  .map(([text, zero]) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))),
  );
const message = fc
  .tuple(fc.constantFrom(...forms), fc.array(written, { minLength: 3, maxLength: 3 }), fc.constantFrom(1, 1, 1, 1, 40))
  .map(([form, figures, times]) => {
    let at = 0;
    const said = form.replaceAll('#', () => figures[at++ % figures.length] ?? '1');
    return Array(times).fill(said).join(' ').slice(0, 2_000);
  });

async function say(text: string) {
  // No person writes as fast as a test.
  // Nobody writes faster than the limit of the rate.
  chat.server.clock.advance(2_000);
  const { status, body } = await chat.server.call(sendChatMessage, { token: chat.token, body: { text } });
  return { status, answer: status < 400 ? (body.messages.at(-1)?.text ?? '') : '' };
}

async function figuresKept(): Promise<unknown[]> {
  const rows = await Promise.all(
    entryTables.map((table) =>
      chat.server.context.db
        .selectFrom(table as 'waterEntries')
        .selectAll()
        .where('userId', '=', chat.userId as never)
        .execute(),
    ),
  );
  return rows.flat().flatMap((row) => Object.values(row));
}

test('no figure, in the digits of any script, ends in an error or in what is no number', async () => {
  await fc.assert(
    fc.asyncProperty(message, async (text) => {
      const { status, answer } = await say(text);
      expect(status, text).toBe(200);
      expect(answer, text).not.toMatch(/NaN|Infinity|∞|undefined|\[object/);
    }),
    { numRuns: tiered(60, 300) },
  );
  const kept = await figuresKept();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((value) => typeof value === 'number' && !Number.isFinite(value))).toEqual([]);
});

test.each([
  'squat 5x5 ',
  '2 rotis ',
  'drank 300 ml ',
  'ran 5 km ',
  'weight 70 ',
  'bp 130/85 ',
  'slept 7 h ',
  '1 ',
  'took crocin ',
  '12:30 ',
  '3 days ago ',
])('what is said a thousand times over is answered: %s', async (words) => {
  const { status } = await say(words.repeat(1_000).slice(0, 2_000).trim());
  expect(status).toBe(200);
});
