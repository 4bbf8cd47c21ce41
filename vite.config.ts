import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const contractFile = /[\\/]contract[\\/].*\.ts$/;
const withSchemas = '?schemas';
const noSchemas = resolve(import.meta.dirname, 'web/lib/noSchemas.ts');

/**
 * Of the contract, most files of the website want the addresses alone. What checks by a schema, such as a form, imports from
 * `#schemas/`, which is the contract with them; for all others building a thousand schemas is left out, which takes a phone
 * half a second. `npm run structure` knows who has to.
 */
function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    async resolveId(source, importer) {
      if (this.environment.name !== 'client' || !importer) return null;
      const isOfContract = contractFile.test(importer.replace(withSchemas, ''));
      const hasSchemas = importer.endsWith(withSchemas) || source.startsWith('#schemas/');
      if (isOfContract && source === 'zod') return hasSchemas ? null : noSchemas;
      if (!hasSchemas || !/^[.#]/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && contractFile.test(resolved.id) ? `${resolved.id}${withSchemas}` : resolved;
    },
  };
}

/** Builds web/site.tsx beside the router's entry, and tells the prerendering which files it came to be. */
function siteScript(): Plugin {
  const id = 'virtual:site-script';
  let files = ['web/site.tsx'];
  let reference = '';
  return {
    name: 'site-script',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      reference = this.emitFile({ type: 'chunk', id: 'web/site.tsx', name: 'site' });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client' && reference) files = withImports(this.getFileName(reference), bundle);
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) =>
      resolved === `\0${id}`
        ? `export const [siteScript, ...siteImports] = ${JSON.stringify(files.map((file) => `/${file}`))};`
        : undefined,
  };
}

/** A file of the build and all that it imports, itself first. */
function withImports(file: string, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set([file]);
  for (const name of files) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return [...files];
}

/**
 * The files that pages share, the first group before the next: the modules named, and what these import. A page that
 * loads one needs nearly all of it, so that it asks for few files without getting more bytes. Charts stay out: they are
 * loaded where one is shown.
 */
const shared: { name: string; modules?: RegExp[]; minShareCount?: number }[] = [
  { name: 'react', modules: [/node_modules[\\/](?:react|react-dom|scheduler)[\\/]/] },
  // What comes alive in the plain pages.
  { name: 'site', modules: [/[\\/]web[\\/]islands\.ts/] },
  // What every page with the router runs on.
  {
    name: 'app',
    modules: [
      /[\\/]web[\\/](?:root|routes[\\/]withData|ui[\\/](?:Toasts|Badge)|lib[\\/](?!entryForm)\w+)\.tsx?/,
      /[\\/]contract[\\/](?:http|accounts[\\/]accounts|commerce[\\/](?:checkout|subscriptions))\.ts$/,
      /node_modules[\\/](?:react-router|@tanstack|@mantine[\\/]hooks)[\\/]/,
      /@mantine[\\/]core[\\/]esm[\\/](?:core|components[\\/](?:Button|ActionIcon|CloseButton|Skeleton))[\\/]/,
    ],
  },
  { name: 'icons', modules: [/[\\/]web[\\/]ui[\\/]icons\.tsx/] },
  // What stands around the pages of the portal, and what most of them show.
  {
    name: 'shell',
    modules: [
      /[\\/]web[\\/]routes[\\/]portal[\\/]shell\.tsx/,
      /[\\/]web[\\/]ui[\\/](?:Card|Loadable|Segments|lists[\\/]DataTable|figures[\\/](?:Meter|ChartFrame))\.tsx/,
      /[\\/]web[\\/]features[\\/]dashboard[\\/]getDay\.ts/,
    ],
  },
  // Fields, the plain ones apart from forms with rules.
  {
    name: 'fields',
    modules: [
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Checkbox|NativeSelect)[\\/]/,
      /@mantine[\\/]core[\\/]styles[\\/](?:Input|InlineInput|Checkbox)\.layer\.css/,
    ],
  },
  {
    name: 'forms',
    modules: [
      /[\\/]web[\\/]features[\\/](?:accounts[\\/](?:AccountForms|secondFactor[\\/]\w+)|orders[\\/]BillingForm)\.tsx/,
      /[\\/]web[\\/](?:lib[\\/]entryForm|ui[\\/](?:lists[\\/]EntryFields|TimeField)|routes[\\/]public[\\/]AccountFrame)\.tsx?/,
      /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:NumberInput|Textarea)[\\/]/,
    ],
  },
  // What forms check by.
  { name: 'schemas', modules: [/node_modules[\\/]zod[\\/]/, /[\\/]contract[\\/].*\?schemas$/] },
  { name: 'pages', minShareCount: 6 },
];
const groups = shared.map(({ name, modules, minShareCount }, place) => ({
  ...{ name, minShareCount, priority: shared.length - place, tags: ['$initial' as const] },
  test: (id: string) => !modules || modules.some((pattern) => pattern.test(id)),
}));

export default defineConfig({
  plugins: [contractWithoutSchemas(), reactRouter(), siteScript()],
  publicDir: 'web/public',
  // Sizes are told by npm run bench -- web; here each file would be compressed once more for them.
  build: { reportCompressedSize: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
