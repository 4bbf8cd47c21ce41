import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

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

export default defineConfig({
  plugins: [reactRouter(), siteScript()],
  publicDir: 'web/public',
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
