import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales, pageLocales } from './locale.ts';

type Variants = Partial<Record<Locale, string | ((...parameters: unknown[]) => string)>>;

const modules = await Promise.all(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(async (file) => ({ file, exported: (await import(`./${file}`)) as Record<string, unknown> })),
);
const texts = modules.flatMap(({ file, exported }) =>
  Object.entries(exported).flatMap(([name, text]) => textsOf(`${file} ${name}`, text)),
);

/** A text, or those of a list by name. */
function textsOf(name: string, text: unknown): (readonly [string, Variants])[] {
  if (typeof text === 'function') return 'variants' in text ? [[name, text.variants as Variants]] : [];
  return Object.entries(Object(text)).flatMap(([key, inner]) =>
    typeof inner === 'function' ? textsOf(`${name}.${key}`, inner) : [],
  );
}
/** They are put together from words that stand elsewhere. */
const madeOfOthers = new Set([
  ...['units.ts duration', 'food/savedFoods.ts list', 'entries/medicines.ts atTime'],
  ...['portal/entries/entries.ts atTime', 'portal/problems.ts reason'],
  ...[
    'portal/dashboard.ts ofTarget',
    'portal/dashboard.ts figureOfTarget',
    'portal/entries/water.ts amountOf',
    'portal/trends.ts ofTarget',
    'portal/today.ts ofWhat',
    'entries/medicines.ts stockIs',
  ],
]);
/** What a variant says, as written in the source where it takes parameters. */
const wording = (variant: Variants[Locale]) => String(variant);

test('there are texts', () => {
  expect(texts.length).toBeGreaterThan(20);
});

test.each(texts)('%s is there in every language and takes the same in each', (_name, variants) => {
  expect([[...locales].sort(), [...pageLocales].sort()]).toContainEqual(Object.keys(variants).sort());
  const taken = Object.values(variants).map((variant) => (typeof variant === 'function' ? variant.length : 0));
  expect(new Set(taken).size).toBe(1);
  for (const variant of Object.values(variants)) expect(wording(variant).trim()).not.toBe('');
});

test.each(texts)('%s has Hindi in Devanagari and Hinglish in Latin letters', (name, variants) => {
  const { en, hi, 'hi-Latn': hinglish } = variants;
  const isMadeOfOthers = madeOfOthers.has(name);
  expect(/\p{Script=Devanagari}/u.test(wording(hi)) || wording(hi) === wording(en) || isMadeOfOthers).toBe(true);
  expect(wording(hinglish).replaceAll('हिन्दी', '')).not.toMatch(/\p{Script=Devanagari}/u);
});
