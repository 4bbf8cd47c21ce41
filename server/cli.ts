import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { BadConfiguration, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { backupEmbedded, RestoreRefused, restoreEmbedded } from './db/backup.ts';
import { rebuildDailyTotals } from './db/dailyTotals.ts';
import { DataDirectoryRefused } from './db/dataDirectory.ts';
import { DirectoryInUse } from './db/lock.ts';
import { type Database, openDatabase } from './db/open.ts';
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
import { writeJsonExport } from './features/portability/export/json.ts';
import { removeTotp } from './features/secondFactors/mutations.ts';
import { systemClock } from './lib/clock.ts';
import type { OwnerId } from './lib/owner.ts';
import { hashPassword } from './lib/password.ts';

const usage = `fitpulse <command>
  serve                         start the server
  create-admin NAME PASSWORD    make an account that may administer
  remove-second-factor NAME     let somebody in again who lost the app and the recovery codes
  foods search WORDS            look foods up in the built-in table
  explain TEXT                  why a text about food is read as it is: the rules that fired, with what they cost
  foods import FILE [--source usda|fndds|off] [--again]
                                read a download of FoodData Central, FNDDS or Open Food Facts
                                (a file, gzip, zip or folder); goes on where it was interrupted
  backup                        write a dump of the embedded database to DATA_DIR/backups
  restore FILE [--replace]      put such a dump into DATA_DIR; with --replace, in the place of the database there
  rebuild-totals                add up everybody's days anew from their entries
  export-user NAME              print all data of a person as JSON, as the website's export
  doctor                        check the settings and the database`;

class WrongUse extends Error {}

const config = () => readConfig(process.env);

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = config();
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const commands: Record<string, (...parameters: string[]) => Promise<void>> = {
  serve: async () => void (await import('./main.ts')),

  explain: async (...words) => {
    if (words.length === 0) throw new WrongUse('explain takes a text about food.');
    console.log(explainMeal(words.join(' '), loadFoodTable()).join('\n'));
  },

  'create-admin': async (userName, password) => {
    if (!userName || !password) throw new WrongUse('create-admin takes a name and a password.');
    const fault = passwordFault(password, config());
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
      const isRemoved = await removeTotp(db, account.id, systemClock.now());
      console.log(isRemoved ? `${userName} signs in without a code now.` : `${userName} has no second factor.`);
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
    await withDatabase(async ({ pglite }) => {
      if (!pglite) throw new WrongUse('With DATABASE_URL the database is PostgreSQL: back it up with pg_dump.');
      console.log(`Written: ${await backupEmbedded(pglite, config().dataDir, new Date())}`);
    });
  },

  restore: async (file) => {
    if (!file) throw new WrongUse('restore takes the path of a backup.');
    const { dataDir } = config();
    const { people, kept } = await restoreEmbedded(file, dataDir, { replaces: options.replace ?? false });
    console.log(`Restored ${file} into ${dataDir}: ${people} people.`);
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
    const { databaseUrl, telegram } = config();
    console.log('Settings: fine');
    await withDatabase(async ({ pool }) => {
      const { rows } = await pool.query('select version()');
      console.log(`Database: ${databaseUrl ? 'PostgreSQL' : 'embedded'}, ${rows[0].version}`);
    });
    console.log(`Telegram: ${telegram ? 'set up' : 'no TELEGRAM_BOT_TOKEN'}`);
    console.log(`Foods: ${loadFoodTable().foods.length}`);
  },
};

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
  options: { source: { type: 'string' }, again: { type: 'boolean' }, replace: { type: 'boolean' } },
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
    DirectoryInUse,
    DataDirectoryRefused,
    BadConfiguration,
    ImportRefused,
  ].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
