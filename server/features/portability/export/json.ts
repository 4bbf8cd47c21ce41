import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { exportedLists, findExportHead, listPages, listRecordPages, recordTables } from '../data.ts';

/** All of a person's data as the text of an ExportDocument, piece by piece: it needs the memory of one page. */
export async function* writeJsonExport(db: Db, owner: OwnerId, now: Date): AsyncGenerator<string> {
  yield JSON.stringify(await findExportHead(db, owner, now)).slice(0, -1);
  for (const [name, list] of Object.entries(exportedLists)) {
    yield `,"${name}":`;
    yield* writeList(listPages(db, owner, list));
  }
  yield ',"records":{';
  for (const [index, table] of recordTables.entries()) {
    yield `${index > 0 ? ',' : ''}"${table}":`;
    yield* writeList(listRecordPages(db, owner, table));
  }
  yield '}}';
}

async function* writeList(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of pages) {
    yield separator + JSON.stringify(rows).slice(1, -1);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
