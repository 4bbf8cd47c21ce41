import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findSchemaProblems } from './schemaImports.ts';

/** Checks the layout: which files may be where, which way imports run, and that no import comes back to itself. */
const root = resolve(import.meta.dirname, '..');
const problems: string[] = [];

const files = ['texts', 'contract', 'server', 'web', 'tests', 'bench', 'scripts']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );

const forbiddenNames = /(?:^|\/)(?:utils?|helpers?|misc|common|index)\.tsx?$/;
const featureFile = /^(?:routes|data|mutations|policy|jobs|assistant|reading|doing|seed|types)\.ts$/;
/** Parts of a feature that are a subject of their own. */
const featureParts: Record<string, string[]> = {
  accountJoins: ['chats', 'figures', 'periods', 'rows', 'undoing'],
  accounts: ['google', 'links'],
  admin: ['audit', 'broadcasts', 'jobsSetAside', 'people', 'reports', 'settings', 'stats'],
  doctorPages: ['document'],
  orders: ['chat', 'events', 'invoices', 'links', 'orphans', 'placing', 'reconciling', 'refunds', 'stars'],
  activity: ['chat', 'words'],
  answers: ['words', 'wording'],
  guide: ['words'],
  profile: ['chat', 'onboarding'],
  care: ['likelihood', 'signs', 'texts'],
  food: ['chat', 'nutrients', 'packages', 'pots'],
  cycle: ['words'],
  fasts: ['chat'],
  readings: ['chat', 'words'],
  healthReports: ['analytes', 'chat', 'lines', 'told'],
  models: ['help', 'ownLabels'],
  moods: ['words'],
  sleep: ['chat', 'words'],
  water: ['words'],
  weight: ['chat', 'words'],
  workouts: ['exercises', 'training', 'words'],
  reminders: ['chat', 'words'],
  reports: ['document'],
  reviews: ['findings'],
  medicines: ['chat', 'words'],
  notifications: ['sending'],
  support: ['notices', 'queue'],
  portability: ['export', 'import'],
  nutrition: ['chat', 'table', 'reading', 'import', 'packages', 'recipes'],
};

for (const file of files) {
  if (forbiddenNames.test(file)) {
    problems.push(
      `${file}: name the file after its subject; files that collect strangers, or only re-export, are not kept.`,
    );
  }
  const [, , feature = '', ...rest] = file.startsWith('server/features/') ? file.split('/') : [];
  const name = rest.at(-1) ?? '';
  if (feature === '' || /\.test\.ts$/.test(name)) continue;
  const isKnown = rest.length === 1 ? featureFile.test(name) : featureParts[feature]?.includes(rest[0] ?? '');
  if (!isKnown) {
    problems.push(
      `${file}: a feature holds routes, data, mutations, policy, jobs, assistant, reading (what words mean) and doing (filled acts). ` +
        'Move SQL to data.ts or mutations.ts, rules to policy.ts, feature-blind helpers to server/lib.',
    );
  }
}

/** Each layer may import those after it in the list, and itself. */
const layers: [string, RegExp][] = [
  ['main', /^server\/(?:main|cli)\.ts$/],
  ['doctor', /^server\/doctor\//],
  ['app', /^server\/app\.ts$/],
  ['channels', /^server\/channels\//],
  ['features', /^server\/features\//],
  ['assistant', /^server\/assistant\//],
  ['http', /^server\/http\//],
  ['context', /^server\/(?:context\.ts|jobs\/)/],
  ['clients', /^server\/clients\//],
  ['db', /^server\/db\//],
  ['config', /^server\/config\.ts$/],
  ['understanding', /^server\/understanding\//],
  ['language', /^server\/language\//],
  ['lib', /^server\/lib\//],
  ['contract', /^contract\//],
  ['texts', /^texts\//],
];
const layerOf = (file: string) => layers.findIndex(([, pattern]) => pattern.test(file));
const leafFeatures = new Set(['dashboard', 'reports', 'admin']);
const sharedFeatureFiles =
  /^server\/features\/(\w+)\/(?:data|mutations|policy|types)\.ts$|^server\/features\/nutrition\/(?:reading\.ts|(?:packages|reading|table)\/)|^server\/features\/care\/texts\//;

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(?:tests|bench|scripts)\//.test(file);
const importsOf = new Map(files.map((file) => [file, readImports(file)]));

for (const [file, imports] of importsOf) {
  if (isTest(file)) continue;
  for (const target of imports) {
    if (isTest(target)) problems.push(`${file} imports ${target}: the product never imports its tests or tools.`);
    if (file.startsWith('web/') && target.startsWith('server/')) {
      problems.push(`${file} imports ${target}: the website knows the server only through contract/.`);
    }
    if (/^(?:server|contract|texts)\//.test(file) && target.startsWith('web/')) {
      problems.push(`${file} imports ${target}: nothing but web/ imports web/.`);
    }
    const [from, to] = [layerOf(file), layerOf(target)];
    if (from >= 0 && to >= 0 && to < from) {
      const [fromName, toName] = [layers[from]?.[0], layers[to]?.[0]];
      problems.push(`${file} imports ${target}: imports run downward, and ${fromName} lies below ${toName}.`);
    }
    checkFeatures(file, target);
  }
}

function checkFeatures(file: string, target: string): void {
  const [own, other] = [file, target].map((path) => path.match(/^(?:server|web)\/features\/(\w+)\//)?.[1]);
  if (!own || !other || own === other) return;
  if (file.startsWith('web/')) {
    problems.push(
      `${file} imports ${target}: features of the website don't know each other; compose them in web/routes.`,
    );
  } else if (leafFeatures.has(other)) {
    problems.push(`${file} imports ${target}: ${other} is a leaf; move what both need into a feature below it.`);
  } else if (!sharedFeatureFiles.test(target)) {
    problems.push(`${file} imports ${target}: a feature shares its data, mutations and policy, nothing else.`);
  }
}

const done = new Set<string>();
function findCycle(file: string, path: string[]): void {
  if (path.includes(file)) {
    problems.push(
      `Imports go in a circle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}. Move what both need below both.`,
    );
    return;
  }
  if (done.has(file)) return;
  for (const target of importsOf.get(file) ?? []) findCycle(target, [...path, file]);
  done.add(file);
}
for (const file of files) findCycle(file, []);
problems.push(...(await findSchemaProblems(files)));

/** Value imports of our own files; types alone make no circle at run time. */
function readImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const matches = text.matchAll(
    /^\s*(?:import|export)\s(?!type\b)[^'"]*?from\s+['"]((?:\.|#schemas\/)[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/gm,
  );
  return [...matches]
    .map((match) => match[1] ?? match[2] ?? '')
    .map((path) => (path.startsWith('#') ? path.replace('#schemas', 'contract') : resolve(root, dirname(file), path)))
    .map((path) => relative(root, resolve(root, path)))
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => isSource(candidate)));
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && existsSync(join(root, path));
}

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `structure: ${files.length} files, no problem` : `structure: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
