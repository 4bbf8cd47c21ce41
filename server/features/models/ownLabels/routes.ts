import { deleteOwnLabels, exportOwnLabels, getOwnLabels } from '../../../../contract/admin/ownLabels.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { countLabels, listLabels } from './data.ts';
import { deleteAllLabels } from './mutations.ts';

export function ownLabelRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, getOwnLabels, () => countLabels(db));

  mount(kit, exportOwnLabels, async () => {
    const lines = (await listLabels(db)).map((label) => `${JSON.stringify(label)}\n`);
    return new Response(lines.join(''), {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': 'attachment; filename="fitpulse-own-labels.jsonl"',
      },
    });
  });

  mount(kit, deleteOwnLabels, async ({ principal }) => {
    await deleteAllLabels(db, principal, clock.now());
    return null;
  });
}
