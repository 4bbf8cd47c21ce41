import { deleteMe, getCsvExport, getExport, importData, importQuotas } from '../../../contract/accounts/me.ts';
import { deletion, lastAdmin } from '../../../texts/accounts/refusals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid } from '../../http/problem.ts';
import { requireRecentProof } from '../../http/proof.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { localDateOf } from '../../lib/dates.ts';
import { verifyPassword } from '../../lib/password.ts';
import { findCredentialsOf } from '../accounts/data.ts';
import { passwordLimit } from '../accounts/policy.ts';
import { writeCsvExport } from './export/csv.ts';
import { writeJsonExport } from './export/json.ts';
import { importDocument } from './import/importDocument.ts';
import { countExport, deletePerson } from './mutations.ts';

export function portabilityRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, readDb, clock } = context;
  mount(kit, getExport, async ({ owner }) => {
    await countExport(context, owner);
    return answerWith(writeJsonExport(readDb, owner, clock.now()), 'application/json');
  });

  mount(kit, getCsvExport, async ({ owner, timeZone }) => {
    await countExport(context, owner);
    const name = `fitpulse-${localDateOf(clock.now(), timeZone)}.zip`;
    return answerWith(writeCsvExport(readDb, owner, clock.now()), 'application/zip', {
      'content-disposition': `attachment; filename="${name}"`,
    });
  });

  mount(kit, importData, async ({ body, owner, principal, remoteAddress }) => {
    const { rows, perDay } = importQuotas[principal.plan];
    await limitRate(context, `import ${owner}`, perDay, 86_400);
    return importDocument(db, { owner, network: remoteAddress }, body, { mostRows: rows, now: clock.now() });
  });

  mount(kit, deleteMe, async ({ body, owner, principal }) => {
    await limitRate(context, `password ${owner}`, passwordLimit.perPerson, passwordLimit.windowSeconds);
    const { userName, email, passwordHash } = await findCredentialsOf(db, owner);
    if (passwordHash === null) {
      requireRecentProof(principal, clock.now());
      const isConfirmed = body.confirm?.trim().toLowerCase() === userName.toLowerCase();
      if (!isConfirmed) throw invalid('confirm', (locale) => deletion.name(locale, userName));
    } else if (!(await verifyPassword(body.password ?? '', passwordHash))) {
      throw invalid('password', deletion.password);
    }
    if (await deletePerson(db, owner)) {
      if (email) await context.mailer.forget({ to: email });
      return null;
    }
    throw new HttpProblem(409, 'conflict', lastAdmin);
  });
}

/** Pulled as the other side takes it: an export needs the memory of a page, however long it is and however slow the line. */
function answerWith(pieces: AsyncIterable<string | Uint8Array>, type: string, headers = {}): Response {
  const encoder = new TextEncoder();
  const reading = pieces[Symbol.asyncIterator]();
  const stream: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { value, done } = await reading.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: async () => void (await reading.return?.()),
  };
  return new Response(new ReadableStream(stream, { highWaterMark: 0 }), {
    headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
  });
}
