import { join } from 'node:path';
import { benchmarks, fits } from './list.ts';

/** `npm run bench` and `npm run fit`: without a name what there is, with one that, which gets the options behind it. */
const [node = '', , kind = '', name, ...options] = process.argv;
const programs = kind === 'fit' ? fits : benchmarks;
const program = name === undefined ? undefined : programs[name];
if (program) {
  const path = join(import.meta.dirname, program.file);
  process.argv = [node, path, ...options];
  await import(path);
} else {
  if (name !== undefined) console.error(`There is no ${kind} named ${name}.\n`);
  const width = Math.max(...Object.keys(programs).map(({ length }) => length));
  for (const [known, { tells }] of Object.entries(programs)) console.log(`${known.padEnd(width)}  ${tells}`);
  console.log(`\nnpm run ${kind} -- NAME [options]; the options stand at the head of its file in bench/.`);
  process.exitCode = name === undefined ? 0 : 1;
}
