import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Races, sums, copies and each route's statements once: what two engines could do differently. */
const onBothEngines = ['**/*.api.test.ts'];
/** What is said, shown or refused over whatever database. */
const onOneEngine = ['**/*.server.test.ts'];
const browser = ['**/*.e2e.test.ts'];
const globalSetup = ['tests/globalSetup.ts'];

/** What takes minutes begins first, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const kinds = ['.process.test.', '.e2e.test.', '.property.test.', '.server.test.', '.api.test.', '.test.'];
    const rank = ({ moduleId }: TestSpecification) => kinds.findIndex((kind) => moduleId.includes(kind));
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // What never comes fails by its own wait; these are for machines on which a start of the server takes half a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // Tests wait more than they compute: three keep two cores busy.
    maxWorkers: 3,
    // What a test changes is in its own server and database, so modules are loaded once for many files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
    onConsoleLog: (log, type) => (type === 'stderr' ? undefined : Boolean(log)),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...onBothEngines, ...onOneEngine, ...browser],
        },
      },
      {
        test: {
          name: 'postgres',
          include: [...onBothEngines, ...onOneEngine],
          globalSetup,
          provide: { engine: 'postgres' },
        },
      },
      { test: { name: 'pglite', include: onBothEngines, globalSetup, provide: { engine: 'pglite' } } },
      // Chromium on a busy machine: what passes at its second attempt is told at the end and is a bug to understand.
      { test: { name: 'browser', include: browser, retry: 1, globalSetup, provide: { engine: 'postgres' } } },
    ],
  },
});
