/** What the person said and the server hasn't answered yet; the id makes a repeat harmless. */
export interface Outgoing {
  id: string;
  /** What is shown: the words, or the label of the button. */
  shown: string;
  content: { text: string } | { file: File } | { photo: File } | { audio: Blob } | { action: string };
  timestamp: string;
  /** Why it couldn't be delivered; absent while it is on its way. */
  failure?: string;
}

export const put = (outbox: Outgoing[], item: Outgoing): Outgoing[] => [
  ...outbox.filter(({ id }) => id !== item.id),
  item,
];

export const markFailed = (outbox: Outgoing[], id: string, failure: string): Outgoing[] =>
  outbox.map((item) => (item.id === id ? { ...item, failure } : item));

export const take = (outbox: Outgoing[], id: string): Outgoing[] => outbox.filter((item) => item.id !== id);
