import { Api, GrammyError, HttpError } from 'grammy';

/** How one attempt to send one message ended. */
type Delivery =
  | { outcome: 'sent' | 'blocked' }
  | { outcome: 'failed'; reason: string }
  /** Telegram had an error of its own; the message did not go out. */
  | { outcome: 'again'; reason: string }
  /** Nothing may be sent for so long: we are too fast, or Telegram can't be reached at all. */
  | { outcome: 'pause'; seconds: number };

type Deliver = (chatId: number, text: string) => Promise<Delivery>;

const timeoutSeconds = 30;
const unreachablePauseSeconds = 5;
/** The request did not leave this machine, so that repeating it doubles nothing. */
const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Sends once and says how it ended: pace and repeats are the caller's, who keeps account of each person. */
export function createDelivery({ token, apiRoot }: { token: string; apiRoot: string }): Deliver {
  const api = new Api(token, { apiRoot, timeoutSeconds });
  return async (chatId, text) => {
    try {
      await api.sendMessage(chatId, text);
      return { outcome: 'sent' };
    } catch (error) {
      return error instanceof GrammyError ? refused(error) : unanswered(error);
    }
  };
}

function refused({ error_code: status, description, parameters }: GrammyError): Delivery {
  if (status === 403) return { outcome: 'blocked' };
  if (status === 429) return { outcome: 'pause', seconds: parameters.retry_after ?? 1 };
  if (status >= 500) return { outcome: 'again', reason: description };
  return { outcome: 'failed', reason: description };
}

function unanswered(error: unknown): Delivery {
  const cause = (error instanceof HttpError ? error.error : error) as { code?: string; type?: string };
  const { code = '', type = '' } = cause;
  if (notSent.has(code)) return { outcome: 'pause', seconds: unreachablePauseSeconds };
  // A gateway before Telegram answers an error with a page instead of JSON.
  if (type === 'invalid-json') return { outcome: 'again', reason: 'Telegram answered with an error page.' };
  // It may have arrived: once too few is better than twice.
  return { outcome: 'failed', reason: 'Telegram did not say whether the message arrived.' };
}
