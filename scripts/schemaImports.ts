import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
const withSchemas = '#schemas/';
const withoutSchemas = '?without-schemas';

/**
 * The website is built with the schemas of the contract only where they are imported from `#schemas/`. Who reads one that came
 * from `contract/`, who imports them and reads none, and what of the contract can't be loaded without.
 */
export async function findSchemaProblems(files: string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const { target, names, isMarked, text } of contractImports(file)) {
      if (!file.startsWith('web/')) {
        if (isMarked) problems.push(`${file} imports from ${withSchemas}: all but web/ has the schemas in contract/.`);
        continue;
      }
      const module = await import(pathToFileURL(join(root, target)).href);
      const read = names.filter(([name, local]) => readsSchema(module[name], local, text)).map(([name]) => name);
      const marked = target.replace(/^contract\//, withSchemas);
      if (!isMarked && read.length > 0) {
        problems.push(
          `${file} reads a schema of ${read.join(', ')}: import that from '${marked}', else it is built without.`,
        );
      } else if (isMarked && read.length === 0) {
        problems.push(
          `${file} reads no schema of ${marked}: import from ${target}, or the page gets schemas for nothing.`,
        );
      }
    }
  }
  return [...problems, ...(await findUnloadable(files.filter((file) => /^contract\/(?!.*\.test\.)/.test(file))))];
}

interface ContractImport {
  target: string;
  names: (readonly [name: string, local: string])[];
  isMarked: boolean;
  /** The file without its imports. */
  text: string;
}

/** Value imports from the contract. */
function contractImports(file: string): ContractImport[] {
  const source = readFileSync(join(root, file), 'utf8');
  const declaration = /^import\s+(?!type\b)\{([^}]*)\}\s+from\s+'([^']+)';/gm;
  const text = source.replaceAll(declaration, '');
  return [...source.matchAll(declaration)].flatMap(([, imported = '', path = '']) => {
    const isMarked = path.startsWith(withSchemas);
    const target = isMarked
      ? path.replace(withSchemas, 'contract/')
      : relative(root, resolve(root, dirname(file), path)).replaceAll('\\', '/');
    if (!isMarked && !(path.startsWith('.') && target.startsWith('contract/'))) return [];
    const names = imported
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => one.split(' as ') as [string, string?])
      .map(([name, local = name]) => [name, local] as const);
    return names.length === 0 ? [] : [{ target, names, isMarked, text }];
  });
}

/** A schema is read by whoever imports it, that of a route by who names its member or takes the route apart. */
function readsSchema(value: unknown, local: string, text: string): boolean {
  if (isSchema(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.entries(value).flatMap(([name, member]) => (isSchema(member) ? [name] : []));
  if (members.length === 0) return false;
  const named = new RegExp(`(?<![\\w.])${local}\\??(?:\\.(?:${members.join('|')})\\b|\\[)|\\}\\s*=\\s*${local}\\b`);
  return named.test(text);
}

const isSchema = (value: unknown) =>
  value !== null && (typeof value === 'object' || typeof value === 'function') && '_zod' in value;

/** Loads the contract as the website has it. */
async function findUnloadable(files: string[]): Promise<string[]> {
  const stub = pathToFileURL(join(root, 'web/lib/noSchemas.ts')).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.endsWith(withoutSchemas)) return next(specifier, context);
      if (specifier === 'zod') return { url: stub, shortCircuit: true };
      const found = next(specifier, context);
      return found.url.includes('/contract/') ? { ...found, url: `${found.url}${withoutSchemas}` } : found;
    },
  });
  const problems: string[] = [];
  for (const file of files) {
    await import(`${pathToFileURL(join(root, file)).href}${withoutSchemas}`).catch(({ message }) =>
      problems.push(`${file} can't be loaded by the website: ${message}`),
    );
  }
  hooks.deregister();
  return problems;
}
