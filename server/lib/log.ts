import { type DestinationStream, type Logger, pino } from 'pino';

/** Writes JSON lines to the standard output unless told. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      // Without this pino writes {} for an error, and the fields that a library has put on it.
      serializers: { error: describe },
    },
    destination,
  );

/** Not its other fields: a refused message to a chat, say, would be among them. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // grammY has the cause as `error`.
  const { name, message, stack, code, cause, error: inner } = error as Error & { code?: string; error?: unknown };
  return {
    type: name,
    message: conceal(message),
    stack: stack && conceal(stack),
    code,
    cause: describe(cause ?? inner),
  };
}

/** Errors quote addresses of the Bot API, which hold the bot's token, and of people that a mail server refused. */
const conceal = (text: string): string =>
  text.replace(/\bbot\d+:[\w-]+/g, 'bot[Redacted]').replace(/[^\s<>"'(),:;]{1,64}@[\w.-]{1,255}/g, '[address]');
