import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { skills } from './app.ts';
import { explainParts } from './assistant/explain.ts';
import { BadConfiguration, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { RestoreRefused } from './db/backups/archive.ts';
import { askForBackup, BackupFailed, writeBackup } from './db/backups/backup.ts';
import { checkBackup } from './db/backups/check.ts';
import { restoreEmbedded } from './db/backups/embedded.ts';
import { restorePostgres } from './db/backups/postgres.ts';
import { peopleIn } from './db/backups/rowCounts.ts';
import { rebuildDailyTotals } from './db/dailyTotals.ts';
import { DataDirectoryRefused } from './db/dataDirectory.ts';
import { DirectoryInUse } from './db/lock.ts';
import { DatabaseIsNewer } from './db/migrate.ts';
import { type Database, openDatabase, openUnmigrated } from './db/open.ts';
import { examine, isWrong, reportLines } from './doctor/report.ts';
import { findCredentials } from './features/accounts/data.ts';
import { createUser } from './features/accounts/mutations.ts';
import { passwordFault } from './features/accounts/policy.ts';
import { foodSources, ImportRefused } from './features/nutrition/import/importedFood.ts';
import { importFoods } from './features/nutrition/import/importFoods.ts';
import { openFoodFile } from './features/nutrition/import/openFoodFile.ts';
import { progressTeller, resultLines } from './features/nutrition/import/progress.ts';
import { explainMeal } from './features/nutrition/reading/explain.ts';
import { loadFoodTable } from './features/nutrition/table/foodTable.ts';
import { searchFoods } from './features/nutrition/table/searchFoods.ts';
import { removeAllPasskeys } from './features/passkeys/mutations.ts';
import { writeJsonExport } from './features/portability/export/json.ts';
import { forgetSealedSecrets, removeTotp } from './features/secondFactors/mutations.ts';
import { systemClock } from './lib/clock.ts';
import type { OwnerId } from './lib/owner.ts';
import { hashPassword } from './lib/password.ts';

const usage = `fitpulse <command>
  serve                         start the server
  create-admin NAME PASSWORD    make an account that may administer
  remove-second-factor NAME     let somebody in again who lost the app and the recovery codes
  forget-sealed-secrets         where SECRET_KEY or secret.key is lost for good: authenticator apps count no more, and
                                people sign in with a recovery code and set theirs up anew
  foods search WORDS            look foods up in the built-in table
  explain TEXT                  what the parts of a message want and who is asked; of foods the rules that fired, with what they cost
  foods import FILE [--source usda|fndds|off] [--again]
                                read a download of FoodData Central, FNDDS or Open Food Facts
                                (a file, gzip, zip or folder); goes on where it was interrupted
  backup                        write a backup to BACKUP_DIR, also while the server runs, and restore it beside the
                                database to check it; encrypted where BACKUP_RECIPIENT is set
  check-backup FILE [--identity KEYS]
                                restore a backup beside the database and say what is in it
  restore FILE [--replace] [--identity KEYS]
                                put a backup in the place of the database, which is kept under another name;
                                KEYS is a file with the secret key of age that an encrypted one is for
  rebuild-totals                add up everybody's days anew from their entries
  export-user NAME              print all data of a person as JSON, as the website's export
  doctor [--json]               look at settings, files, database, backups, mail, bot, payments and address, and say
                                what to do; ends with 1 where something is wrong`;

class WrongUse extends Error {}

const config = () => readConfig(process.env);

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl: url, directDatabaseUrl: directUrl, dataDir } = config();
  const database = await openDatabase({ url, directUrl, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const commands: Record<string, (...parameters: string[]) => Promise<void>> = {
  serve: async () => void (await import('./main.ts')),

  explain: async (...words) => {
    if (words.length === 0) throw new WrongUse('explain takes a message.');
    const text = words.join(' ');
    console.log([...explainParts(text, '', skills), '', ...explainMeal(text, loadFoodTable())].join('\n'));
  },

  'create-admin': async (userName, password) => {
    if (!userName || !password) throw new WrongUse('create-admin takes a name and a password.');
    const fault = passwordFault(password, config(), 'en', userName);
    if (fault) throw new WrongUse(fault);
    await withDatabase(async (database) => {
      const { db, clock } = createContext(config(), database);
      const values = {
        userName,
        passwordHash: await hashPassword(password),
        role: 'admin',
        signUpSource: 'command line',
      };
      if (!(await createUser(db, values, clock.now()))) throw new WrongUse(`The user name ${userName} is taken.`);
      console.log(`Admin ${userName} is ready.`);
    });
  },

  'remove-second-factor': async (userName) => {
    if (!userName) throw new WrongUse('remove-second-factor takes a user name.');
    await withDatabase(async ({ db }) => {
      const account = await findCredentials(db, userName);
      if (!account) throw new WrongUse(`There is no user ${userName}.`);
      const totp = await removeTotp(db, { userId: account.id, needsFactor: false }, systemClock.now());
      const isRemoved = (await removeAllPasskeys(db, account.id)) > 0 || totp === 'removed';
      console.log(
        isRemoved ? `${userName} signs in with the password alone now.` : `${userName} has no second factor.`,
      );
    });
  },

  'forget-sealed-secrets': async () => {
    await withDatabase(async ({ db }) => {
      const people = await forgetSealedSecrets(db);
      console.log(`${people} people sign in with a recovery code until they set their authenticator app up anew.`);
    });
  },

  foods: async (verb, ...words) => {
    const [path] = words;
    if (verb === 'import' && path && words.length === 1) return importFile(path);
    if (verb !== 'search' || !path) throw new WrongUse('foods takes: search WORDS, or import FILE.');
    for (const food of searchFoods(loadFoodTable(), words.join(' '), 20)) {
      console.log(`${food.name}: ${Math.round(food.per100g.energyKcal)} kcal per 100 g (${food.source})`);
    }
  },

  backup: async () => {
    const { backup, directDatabaseUrl: url, dataDir } = config();
    const { folder, recipient } = backup;
    if (!folder) throw new WrongUse('Set BACKUP_DIR to the folder in which backups of PostgreSQL are to lie.');
    try {
      // As it is: a backup before an upgrade is of the database before it.
      const database = await openUnmigrated({ url, dataDir });
      const writing = writeBackup(database, { folder, recipient, url }, new Date());
      const { path, people } = await writing.finally(() => database.close());
      console.log(`Written and checked: ${path}, ${people} people.`);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      console.log(`Written and checked by the server: ${await askForBackup(folder, error)}`);
    }
  },

  'check-backup': async (file) => {
    if (!file) throw new WrongUse('check-backup takes the path of a backup.');
    const counts = await checkBackup({ file, identity: readIdentity(), url: config().directDatabaseUrl });
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${file} is whole: ${peopleIn(counts)} people, ${rows} rows in ${Object.keys(counts).length} tables.`);
  },

  restore: async (file) => {
    if (!file) throw new WrongUse('restore takes the path of a backup.');
    const { dataDir, directDatabaseUrl: url } = config();
    const how = { replaces: options.replace ?? false, identity: readIdentity() };
    const { counts, kept } = await (url ? restorePostgres(file, url, how) : restoreEmbedded(file, dataDir, how));
    console.log(`Restored ${file}: ${peopleIn(counts)} people.`);
    if (kept) console.log(`What was there before is in ${kept}.`);
  },

  'rebuild-totals': async () => {
    await withDatabase(async ({ db }) => {
      const { people, days } = await rebuildDailyTotals(db);
      console.log(`Added up ${days} days of ${people} people.`);
    });
  },

  'export-user': async (userName) => {
    if (!userName) throw new WrongUse('export-user takes a user name.');
    await withDatabase(async ({ db }) => {
      const account = await findCredentials(db, userName);
      if (!account) throw new WrongUse(`There is no user ${userName}.`);
      // Whoever can run this reads the database anyway: nobody's permission is asked.
      const pieces = writeJsonExport(db, account.id as OwnerId, systemClock.now());
      await pipeline(Readable.from(pieces), process.stdout, { end: false });
    });
  },

  doctor: async () => {
    const findings = await examine(process.env);
    console.log(options.json ? JSON.stringify(findings, null, 2) : reportLines(findings).join('\n'));
    if (isWrong(findings)) process.exitCode = 1;
  },
};

const readIdentity = () => (options.identity === undefined ? undefined : readFileSync(options.identity, 'utf8'));

async function importFile(path: string): Promise<void> {
  const source = foodSources.find((known) => known === options.source);
  if (options.source && !source) throw new WrongUse(`--source is one of ${foodSources.join(', ')}.`);
  // Otherwise V8 lets the heap grow with the garbage that an import makes, to twice the memory.
  setFlagsFromString('--semi-space-growth-factor=1');
  const file = await openFoodFile(path, source);
  const tell = progressTeller();
  await withDatabase(async ({ db }) => {
    const settings = { anew: options.again ?? false, clock: systemClock, onProgress: tell };
    for (const line of resultLines(await importFoods(db, file, settings))) console.log(line);
  });
}

// What the commands write is for whoever runs them alone.
process.umask(0o077);
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string' },
    again: { type: 'boolean' },
    replace: { type: 'boolean' },
    identity: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const [name = '', ...parameters] = positionals;
try {
  const command = commands[name];
  if (!command) throw new WrongUse(usage);
  await command(...parameters);
} catch (error) {
  const isExpected = [
    WrongUse,
    RestoreRefused,
    BackupFailed,
    DirectoryInUse,
    DataDirectoryRefused,
    DatabaseIsNewer,
    BadConfiguration,
    ImportRefused,
  ].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
