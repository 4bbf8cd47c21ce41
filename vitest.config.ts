import { configDefaults, defineConfig } from 'vitest/config';

const processes = ['**/*.process.test.ts'];
const server = ['**/*.api.test.ts'];
const browser = ['**/*.e2e.test.ts'];
const globalSetup = ['tests/globalSetup.ts'];
const sequence = { groupOrder: 1 };

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    onConsoleLog: (log, type) => (type === 'stderr' ? undefined : Boolean(log)),
    // The few that take longest begin, so that none of them is left over at the end.
    projects: [
      { test: { name: 'processes', include: processes, sequence: { groupOrder: 0 } } },
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...processes, ...server, ...browser],
          sequence,
        },
      },
      { test: { name: 'postgres', include: server, sequence, globalSetup, provide: { engine: 'postgres' } } },
      { test: { name: 'pglite', include: server, sequence, globalSetup, provide: { engine: 'pglite' } } },
      { test: { name: 'browser', include: browser, sequence, globalSetup, provide: { engine: 'pglite' } } },
    ],
  },
});
