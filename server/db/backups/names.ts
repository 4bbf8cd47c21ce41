import { existsSync, readdirSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const backupName = /^fitpulse-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:tar\.gz|dump)(?:\.age)?$/;
const keptDays = 7;
const keptWeeks = 5;
const dayMs = 86_400_000;

/** A time in UTC as it stands in names of files and databases, such as 2026-03-06T06-30-00. */
export const stampOf = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(':', '-');

/** When the backup of this name was made, in milliseconds since 1970; undefined for any other file. */
export function madeAt(name: string): number | undefined {
  const [, date, hours, minutes, seconds] = backupName.exec(name) ?? [];
  return date === undefined ? undefined : Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
}

/** The names of all backups in a folder, the oldest first. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => madeAt(name) !== undefined)
        .sort()
    : [];

/**
 * Which backups go: all but the last of each of the latest seven days and of each of the latest five weeks that have
 * one. What is deleted in the database is in no backup six weeks later.
 */
export function outdated(names: string[]): string[] {
  const days = new Map<number, string>();
  const weeks = new Map<number, string>();
  for (const name of [...names].sort()) {
    const day = Math.floor((madeAt(name) ?? 0) / dayMs);
    days.set(day, name);
    // 1970 began on a Thursday.
    weeks.set(Math.floor((day + 3) / 7), name);
  }
  const kept = new Set([...[...days.values()].slice(-keptDays), ...[...weeks.values()].slice(-keptWeeks)]);
  return names.filter((name) => !kept.has(name));
}

/** Removes what is outdated, and what a backup that was cut off an hour ago or earlier has left. */
export async function tidy(folder: string): Promise<void> {
  const leftBehind = readdirSync(folder).filter((name) => /\.part$|^checking-/.test(name));
  for (const name of leftBehind) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < Date.now() - 3_600_000) await rm(join(folder, name), { recursive: true, force: true });
  }
  for (const name of outdated(listBackups(folder))) await rm(join(folder, name));
}
