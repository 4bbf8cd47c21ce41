export interface Group<Entry, Found> {
  entries: Entry[];
  records: Found[];
}

/** Entries and records that fit each other, directly or through others, are judged together. */
export function groupsOf<Entry, Found>(
  expected: Entry[],
  records: Found[],
  isFit: (record: Found, entry: Entry) => boolean,
): Group<Entry, Found>[] {
  let groups: Group<Entry, Found>[] = expected.map((entry) => ({ entries: [entry], records: [] }));
  for (const record of records) {
    const fitting = groups.filter(({ entries }) => entries.some((entry) => isFit(record, entry)));
    if (fitting.length === 0) continue;
    const joined = {
      entries: fitting.flatMap(({ entries }) => entries),
      records: [...fitting.flatMap((group) => group.records), record],
    };
    groups = [...groups.filter((group) => !fitting.includes(group)), joined];
  }
  return groups;
}
