import * as contract from '../../../contract/originals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { notFound } from '../../http/problem.ts';
import { findOriginal, listOriginals } from './data.ts';
import { deleteOriginal } from './mutations.ts';

export function originalRoutes(kit: Kit): void {
  const { db } = kit.context;
  const missing = () => notFound('This file');

  mount(kit, contract.listOriginals, ({ owner }) => listOriginals(db, owner));

  mount(kit, contract.getOriginal, async ({ params, owner }) => {
    const content = await findOriginal(db, owner, params.id);
    if (!content) throw missing();
    return new Response(new Uint8Array(content), {
      headers: {
        // A PDF is as it came from outside: no browser opens it on our address.
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });

  mount(kit, contract.deleteOriginal, async ({ params, owner }) => {
    if (!(await deleteOriginal(db, owner, params.id))) throw missing();
    return null;
  });
}
