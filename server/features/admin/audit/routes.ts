import { z } from 'zod';
import { listAdminActions } from '../../../../contract/admin/admin.ts';
import { readCursor, writeCursor } from '../../../http/cursor.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { listActions } from './data.ts';

const pageSize = 50;
const cursorValues = z.tuple([z.string().regex(/^\d{1,15}$/)]).transform(([id]) => Number(id));

export function auditRoutes(kit: Kit): void {
  const { db } = kit.context;

  mount(kit, listAdminActions, async ({ query }) => {
    const { subject, reads, cursor } = query;
    const rows = await listActions(db, {
      subject,
      // Who asks for one subject asks for all of it.
      withReads: reads !== undefined || subject !== undefined,
      before: readCursor(cursor, cursorValues),
      limit: pageSize + 1,
    });
    const actions = rows.slice(0, pageSize).map((row) => ({
      ...row,
      before: row.before as Record<string, unknown> | null,
      after: row.after as Record<string, unknown> | null,
      createdAt: row.createdAt.toISOString(),
    }));
    const last = rows.length > pageSize ? actions.at(-1) : undefined;
    return { actions, nextCursor: last ? writeCursor(String(last.id)) : null };
  });
}
