import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { hashPassword } from '../../lib/password.ts';
import { findCredentials, hasUsers } from './data.ts';
import { createUser } from './mutations.ts';

interface Credentials {
  userName: string;
  password: string;
  role: 'user' | 'admin';
}

/**
 * Creates the admin that the environment names, if missing. On an empty database outside production also
 * a demo user and, unless one is named, an admin, with random passwords; returns those for printing.
 */
export async function seedPeople(context: AppContext): Promise<Credentials[]> {
  const { config, db, clock } = context;
  const isEmpty = !(await hasUsers(db));
  const create = async ({ userName, password, role }: Credentials) => {
    const passwordHash = await hashPassword(password);
    await createUser(db, { userName, passwordHash, role, signUpSource: 'seed' }, clock.now());
  };
  if (config.admin && !(await findCredentials(db, config.admin.userName))) {
    await create({ ...config.admin, role: 'admin' });
  }
  if (!isEmpty || config.production) return [];
  const made: Credentials[] = [{ userName: 'demo', password: newPassword(), role: 'user' }];
  if (!config.admin) made.push({ userName: 'admin', password: newPassword(), role: 'admin' });
  for (const person of made) await create(person);
  return made;
}

const newPassword = () => randomBytes(9).toString('base64url');
