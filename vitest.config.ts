import { configDefaults, defineConfig } from 'vitest/config';

const server = ['**/*.api.test.ts'];
const browser = ['**/*.e2e.test.ts'];
const globalSetup = ['tests/globalSetup.ts'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    onConsoleLog: (log, type) => (type === 'stderr' ? undefined : Boolean(log)),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...server, ...browser],
        },
      },
      { test: { name: 'postgres', include: server, globalSetup, provide: { engine: 'postgres' } } },
      { test: { name: 'pglite', include: server, globalSetup, provide: { engine: 'pglite' } } },
      { test: { name: 'browser', include: browser, globalSetup, provide: { engine: 'pglite' } } },
    ],
  },
});
