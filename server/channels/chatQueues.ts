/**
 * Work of many chats: one piece at a time and in order within a chat, several chats at once, and after each piece the
 * next chat's turn. Who sends a hundred pieces at once waits for everybody else; nobody waits for them.
 */
export interface ChatQueues<Piece> {
  /** Pieces that wait. */
  readonly waiting: number;
  /** False, and the piece is not taken, where too many of this chat wait. */
  add(chat: number, piece: Piece): boolean;
  /** Begins nothing more, and resolves when what was begun has ended. */
  stop(): Promise<void>;
}

interface Limits {
  chatsAtOnce: number;
  waitingPerChat: number;
}

/** `handle` throws nothing. */
export function createChatQueues<Piece>(
  handle: (piece: Piece) => Promise<void>,
  { chatsAtOnce, waitingPerChat }: Limits,
): ChatQueues<Piece> {
  const queues = new Map<number, Piece[]>();
  /** The chats that wait, in the order in which their turns come; a chat whose piece is under way isn't among them. */
  const turns: number[] = [];
  const underWay = new Set<Promise<void>>();
  let waiting = 0;
  let isStopped = false;

  function begin(): void {
    while (!isStopped && underWay.size < chatsAtOnce) {
      const chat = turns.shift();
      if (chat === undefined) return;
      const turn = takeTurn(chat).finally(() => {
        underWay.delete(turn);
        begin();
      });
      underWay.add(turn);
    }
  }

  async function takeTurn(chat: number): Promise<void> {
    const queue = queues.get(chat) ?? [];
    const piece = queue.shift();
    if (piece === undefined) return;
    waiting -= 1;
    await handle(piece);
    if (queue.length > 0) turns.push(chat);
    else queues.delete(chat);
  }

  return {
    get waiting() {
      return waiting;
    },
    add(chat, piece) {
      const queue = queues.get(chat);
      if (queue && queue.length >= waitingPerChat) return false;
      if (queue) queue.push(piece);
      else {
        queues.set(chat, [piece]);
        turns.push(chat);
      }
      waiting += 1;
      begin();
      return true;
    },
    async stop() {
      isStopped = true;
      await Promise.all(underWay);
    },
  };
}
