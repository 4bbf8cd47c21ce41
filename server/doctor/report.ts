import { BadConfiguration, type Config, readConfig } from '../config.ts';
import { examineAddress } from './address.ts';
import { examineBackups } from './backups.ts';
import { examineDatabase } from './database.ts';
import { type Finding, fail, ok } from './finding.ts';
import { examineMachine } from './machine.ts';
import { examineServices } from './services.ts';
import { examineWays } from './ways.ts';

/** Looks at everything that a server needs, changes nothing, and answers what it found. */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => fail('settings', line.trim(), 'Set it right; docs/settings.md tells what each means.'));
  }
  const parts = [
    examineMachine(config),
    examineDatabase(config),
    examineWays(config),
    examineBackups(config, new Date()),
    examineServices(config),
    examineAddress(config),
  ];
  const mode = config.production ? 'for production' : 'for development; NODE_ENV=production asks for more';
  return [ok('settings', `All are right, ${mode}.`), ...(await Promise.all(parts)).flat()];
}

const signs = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' };

export function reportLines(findings: Finding[]): string[] {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap(({ level, subject, what, advice }) => [
    `${signs[level]}  ${subject.padEnd(width)}  ${what}`,
    ...(advice ? [`      ${' '.repeat(width)}  → ${advice}`] : []),
  ]);
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  return [...lines, `${count('ok')} fine, ${count('warn')} to look at, ${count('fail')} wrong`];
}

export const isWrong = (findings: Finding[]): boolean => findings.some(({ level }) => level === 'fail');
