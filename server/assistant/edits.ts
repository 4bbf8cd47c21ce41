import { deleteEntry, type EntryTable, entryTables } from '../db/entries.ts';
import type { Db } from '../db/open.ts';
import type { OwnerId } from '../lib/owner.ts';
import {
  type Channel,
  findEditedExchange,
  findExchange,
  findJoinedExchange,
  type MessagePart,
  type StoredMessage,
} from './data.ts';
import { takeQuestion } from './mutations.ts';
import type { Effect } from './skill.ts';
import { undoChange } from './undoing.ts';

/** What an edited message said last, and the answer to that. */
export interface Before {
  messages: StoredMessage[];
  said: StoredMessage;
  answer: StoredMessage | undefined;
}

/** undefined where the message was never handled: then its new words are all there is. */
export async function findBefore(db: Db, owner: OwnerId, channel: Channel, edits: string): Promise<Before | undefined> {
  const messages =
    (await findJoinedExchange(db, owner, channel, edits)) ??
    (await findEditedExchange(db, owner, channel, edits)) ??
    (await findExchange(db, owner, channel, edits));
  const [said, answer] = messages ?? [];
  return messages && said && { messages, said, answer };
}

/** What the messages say now that were read as one, one of which is edited; undefined where it was read alone. */
export const editedParts = (
  before: Before | undefined,
  edits: string | undefined,
  text: string,
): MessagePart[] | undefined =>
  before?.said.parts?.map((part) => (part.externalId === edits ? { ...part, text } : part));

const isEntryTable = (table: Effect['table']): table is EntryTable => entryTables.some((entries) => entries === table);

/** Takes back what a message did and closes what was asked since; the entries that went can be put back by undoing the edit. */
export async function takeBack(db: Db, owner: OwnerId, { answer }: Before, now: Date): Promise<Effect[]> {
  await takeQuestion(db, owner, { now, handledAt: now });
  const effects = (answer?.changeId && (await undoChange(db, owner, answer.changeId, now))) || [];
  const replaced: Effect[] = [];
  for (const { table, id, change, byEdit } of effects) {
    if (!isEntryTable(table)) continue;
    // What an earlier edit had replaced came back with the undo.
    if (byEdit) await deleteEntry(db, table, owner, id, now);
    else if (change === 'created') replaced.push({ table, id, change: 'deleted', byEdit: true });
  }
  return replaced;
}
