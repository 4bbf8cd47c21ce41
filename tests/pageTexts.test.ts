import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { counterTitles } from '../contract/dashboard.ts';
import { entryKinds, kindNames } from '../contract/entries/entryKinds.ts';
import { mealTitles, mealTypes } from '../contract/entries/food.ts';
import { titles as meals } from '../texts/food/meals.ts';
import { counters } from '../texts/portal/dashboard.ts';
import { kindTitles } from '../texts/portal/entries/entries.ts';

/** Pages that have one language, the long texts of which there is a page for each, and the page to test errors on. */
const inOneLanguage = [
  /^routes\/(?:admin\/|public\/errorTest\.)/,
  /^features\/(?:admin|support\/queue)\//,
  /^features\/(?:plans\/plansAtBuild|site\/legal\/\w+)\./,
];

const web = join(import.meta.dirname, '../web');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file.includes('/'))
  .filter((file) => !inOneLanguage.some((path) => path.test(file)));

test.each(files)('%s has no words of its own', (file) => {
  expect(wordsIn(readFileSync(join(web, file), 'utf8'), file)).toEqual([]);
});

test('kinds, meals and counters have in English the names of the contract', () => {
  expect(kindNames.map((kind) => kindTitles[kind]('en'))).toEqual(kindNames.map((kind) => entryKinds[kind].title));
  expect(mealTypes.map((meal) => meals[meal]('en'))).toEqual(mealTypes.map((meal) => mealTitles[meal]));
  expect(Object.values(counters).map((title) => title('en'))).toEqual(Object.values(counterTitles));
});

test('finds words in elements, in what is shown of them, and in toasts', () => {
  const code = `
    const options = [{ value: 'a', label: 'First' }];
    const page = <Card title="Weight" aside={isOpen ? 'Hide' : texts.show(locale)} data-kind="food">Left <b>{left} g</b></Card>;
    showToast('info', \`\${name} deleted.\`);`;
  expect(wordsIn(code)).toEqual(['First', 'Weight', 'Hide', 'Left', 'g', 'deleted.']);
});

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What is shown to people, by the name of the property or parameter that takes it. */
const shown = new Set([
  ...['label', 'title', 'placeholder', 'description', 'aria-label', 'alt', 'text', 'failure', 'empty', 'hint', 'note'],
  ...['caption', 'add', 'hide', 'aside', 'loading', 'lead', 'detail', 'children'],
]);
/** Names that are the same in every language, and figures' marks. */
const sameEverywhere = /FitPulse|Telegram|Google|UPI|HbA1c|PDF|CSV|kcal|\/start|https?:\S+/g;

function wordsIn(code: string, file = '.tsx'): string[] {
  const found: string[] = [];
  const note = (text: unknown) => {
    const words = String(text).trim();
    if (/\p{L}/u.test(words.replace(sameEverywhere, ''))) found.push(words);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, note);
  return found;
}

function visit(node: Node, note: (text: unknown) => void): void {
  if (node.type === 'JSXText') note(node.value);
  for (const said of saidBy(node)) literalsOf(said).forEach(note);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, note);
}

/** The expressions of a node that people read. */
function saidBy(node: Node): unknown[] {
  if (node.type === 'JSXAttribute') return shown.has((node.name as Node).name as string) ? [node.value] : [];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children as unknown[];
  if (node.type === 'Property') return shown.has(nameOf(node.key as Node)) ? [node.value] : [];
  const isToast = node.type === 'CallExpression' && /^show(?:Toast|UntilClosed)$/.test(nameOf(node.callee as Node));
  return isToast ? [(node.arguments as unknown[])[1]] : [];
}

const nameOf = ({ name, value }: Node): string => String(name ?? value ?? '');

/** The words that an expression comes to: a literal, one of both branches, the fixed parts of a template. */
function literalsOf(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  const { type, value, quasis, consequent, alternate, left, right } = expression;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateLiteral') return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked);
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap(literalsOf);
  if (type === 'LogicalExpression') return [left, right].flatMap(literalsOf);
  return type === 'JSXExpressionContainer' ? literalsOf(expression.expression) : [];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
