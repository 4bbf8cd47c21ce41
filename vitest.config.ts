import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Races, sums, copies and each route's statements once: what two engines could do differently. */
const onBothEngines = ['**/*.api.test.ts'];
/** Of these what `npm test` runs on the embedded engine: every route once, sums, migrations, the queue. */
const usuallyEmbedded = [
  'api/routeWalk',
  'entries/entries',
  'api/userKeys',
  'db/dailyTotals',
  'db/migrate',
  'jobs/queue',
];
/** What is said, shown or refused over whatever database. */
const onOneEngine = ['**/*.server.test.ts'];
const browser = ['**/*.e2e.test.ts'];
const globalSetup = ['tests/globalSetup.ts'];
/** Tests that take long and hardly ever fail. */
const rare = ['**/*.rare.test.ts', '**/*.rare.e2e.test.ts'];

/** What scripts/test.mjs leaves out; a run of Vitest by itself leaves out nothing. */
const tier = process.env.TESTS_TIER;
const leftOut = [
  ...configDefaults.exclude,
  ...(tier ? rare : []),
  ...(tier === 'quick' ? ['**/*.process.test.ts', '**/*.property.test.ts'] : []),
];

/** What takes minutes begins first, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const kinds = [
      '.rare.',
      '.process.test.',
      '.e2e.test.',
      '.property.test.',
      '.server.test.',
      '.api.test.',
      '.test.',
    ];
    const rank = ({ moduleId }: TestSpecification) => kinds.findIndex((kind) => moduleId.includes(kind));
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // What never comes fails by its own wait; these are for machines on which a start of the server takes half a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
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
          exclude: [...leftOut, ...onBothEngines, ...onOneEngine, ...browser],
        },
      },
      {
        test: {
          name: 'postgres',
          include: [...onBothEngines, ...onOneEngine],
          exclude: leftOut,
          globalSetup,
          provide: { engine: 'postgres' },
        },
      },
      {
        test: {
          name: 'pglite',
          include: tier ? usuallyEmbedded.map((name) => `**/${name}.api.test.ts`) : onBothEngines,
          exclude: leftOut,
          globalSetup,
          provide: { engine: 'pglite' },
        },
      },
      { test: { name: 'browser', include: browser, exclude: leftOut, globalSetup, provide: { engine: 'postgres' } } },
    ],
  },
});
