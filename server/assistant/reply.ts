import type { CareKind } from '../../contract/care.ts';
import type { Effect } from './skill.ts';

/** A button under a message; the action comes back when it is pressed (at most 64 bytes, Telegram's limit). */
export interface Button {
  label: string;
  action: string;
}

/** A bill that is paid in the chat itself, where the channel can: `description` takes the place of the same text. */
export interface ChatInvoice {
  title: string;
  description: string;
  /** Comes back with the payment. */
  payload: string;
  stars: number;
}

export type Reaction = '👍' | '❤';

/** What the assistant says: plain text, and rows of buttons. */
export interface Reply {
  text: string;
  /** A PNG, and what it shows. */
  picture?: { png: Buffer; title: string } | undefined;
  /** What was changed, which can be undone and which a reply to this acts on. */
  change?: { id: string; effects: Effect[] };
  /** The danger that this answers. */
  care?: CareKind;
  buttons?: Button[][];
  invoice?: ChatInvoice | undefined;
  /** Told right after the text, once, and kept nowhere: a link that opens what is the person's. */
  secret?: string;
  /** An emoji that says as much, where a channel can put one to the message; one of those that Telegram lists. */
  reaction?: Reaction;
}
