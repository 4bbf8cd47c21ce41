/** What the doctor says of one thing; 'warn' works and is unwise, 'fail' does not work. */
export interface Finding {
  subject: string;
  level: 'ok' | 'warn' | 'fail';
  what: string;
  /** What to do. */
  advice?: string;
}

export const ok = (subject: string, what: string): Finding => ({ subject, level: 'ok', what });
export const warn = (subject: string, what: string, advice: string): Finding => ({
  ...{ subject, level: 'warn', what, advice },
});
export const fail = (subject: string, what: string, advice: string): Finding => ({
  ...{ subject, level: 'fail', what, advice },
});

/** No outside system is waited for longer. */
export const patienceMs = 10_000;

export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return (cause instanceof Error && cause.message) || message || String(error);
};
