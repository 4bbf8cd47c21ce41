import { strToU8 } from 'fflate';
import { deleteMe, getCsvExport, getExport, importData } from '../../../contract/me.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { localDateOf } from '../../lib/dates.ts';
import { isSquareWebp } from '../../lib/image.ts';
import { verifyPassword } from '../../lib/password.ts';
import { toZip } from '../../lib/zip.ts';
import { findCredentialsOf } from '../accounts/data.ts';
import { passwordLimit } from '../accounts/policy.ts';
import { avatarSide } from '../profile/policy.ts';
import { entryColumns, findExport } from './data.ts';
import { deletePerson, importDocument } from './mutations.ts';
import { findFault, toCsvFiles } from './policy.ts';

export function portabilityRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock } = context;

  mount(kit, getExport, ({ owner }) => findExport(db, owner, clock.now()));

  mount(kit, getCsvExport, async ({ owner, timeZone }) => {
    const document = await findExport(db, owner, clock.now());
    const tables = Object.entries(toCsvFiles(document, entryColumns));
    const files = Object.fromEntries(tables.map(([name, text]) => [name, strToU8(text)]));
    if (document.picture) files['picture.webp'] = Buffer.from(document.picture, 'base64');
    return new Response(await toZip(files), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="fitpulse-${localDateOf(clock.now(), timeZone)}.zip"`,
        'cache-control': 'no-store',
      },
    });
  });

  mount(kit, importData, async ({ body, owner }) => {
    const fault = findFault(body, clock.now());
    if (fault) throw invalid(fault.path, fault.message);
    if (body.picture && !(await isSquareWebp(Buffer.from(body.picture, 'base64'), avatarSide))) {
      throw invalid('picture', 'The picture is none that FitPulse exports.');
    }
    return importDocument(db, owner, body, clock.now());
  });

  mount(kit, deleteMe, async ({ body, owner }) => {
    await limitRate(context, `password ${owner}`, passwordLimit.perPerson, passwordLimit.windowSeconds);
    const { userName, passwordHash } = await findCredentialsOf(db, owner);
    if (passwordHash === null) {
      const isConfirmed = body.confirm?.trim().toLowerCase() === userName.toLowerCase();
      if (!isConfirmed) throw invalid('confirm', `Enter your user name, ${userName}, to delete the account.`);
    } else if (!(await verifyPassword(body.password ?? '', passwordHash))) {
      throw invalid('password', 'That is not your password. Nothing was deleted.');
    }
    if (await deletePerson(db, owner)) return null;
    throw new HttpProblem(409, 'conflict', 'You are the only admin. Make somebody else an admin first.');
  });
}
