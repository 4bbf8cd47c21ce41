import type { Change, RepositoryCopy } from './copy.ts';
import { checkTypes, type Failure, runTests } from './runs.ts';

export interface Fault extends Change {
  says: string;
  /** Each a project of vitest.config.ts and a part of a test file's path, such as 'unit web/lib/format'. */
  tests: string[];
}

export interface Verdict {
  kind: 'caught' | 'caught by types' | 'survived' | 'stale' | 'fails anyway';
  by?: string;
}

const mostMs = 120_000;
const related = ['--project', 'unit', '--project', 'postgres', '--passWithNoTests'];

export async function judge(copy: RepositoryCopy, fault: Fault, isQuick: boolean): Promise<Verdict> {
  const takeBack = copy.make(fault);
  if (!takeBack) return { kind: 'stale' };
  let failure: Failure | undefined;
  try {
    failure = await findFailure(copy.folder, fault, isQuick);
    if (!failure && isQuick) return { kind: 'survived' };
    if (!failure) return { kind: (await checkTypes(copy.folder)) ? 'survived' : 'caught by types' };
  } finally {
    takeBack();
  }
  const by = [failure.file, failure.test].filter(Boolean).join(': ') || 'an error outside of any test';
  return { kind: (await failsAnyway(copy.folder, failure)) ? 'fails anyway' : 'caught', by };
}

/** The tests that are named come first: they are the fewest. */
async function findFailure(folder: string, { file, tests }: Fault, isQuick: boolean): Promise<Failure | undefined> {
  const until = performance.now() + mostMs;
  const named = Map.groupBy(tests, (test) => test.slice(0, test.indexOf(' ')));
  const runs = [...named].map(([project, ofProject]) => {
    const patterns = ofProject.map((test) => test.slice(project.length + 1));
    return ['run', ...patterns, '--project', project];
  });
  if (!isQuick) runs.push(['related', file, '--run', ...related]);
  for (const parameters of runs) {
    const failure = await runTests(folder, parameters, until - performance.now());
    if (failure) return failure;
  }
  return undefined;
}

async function failsAnyway(folder: string, { file, test }: Failure): Promise<boolean> {
  if (!file) return false;
  const name = test ? ['-t', test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
  const parameters = ['run', file, ...name, '--project', 'unit', '--project', 'postgres'];
  return (await runTests(folder, parameters, mostMs)) !== undefined;
}
