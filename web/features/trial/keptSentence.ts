import type { Locale } from '../../../texts/locale.ts';

const key = 'fitpulse.keptSentence';
/** Who hasn't an account by then meant something else; whoever uses the tab after them shall not find it in their diary. */
const keptForMs = 1_800_000;

export interface KeptSentence {
  /** Of the message that it becomes, so that it is said once. */
  id: string;
  text: string;
  locale: Locale;
  keptAt: number;
}

/** Takes a sentence along to the diary that is to be made. It lives in this tab, and no address tells of it. */
export function keepSentence(text: string, locale: Locale): void {
  const kept: KeptSentence = { id: crypto.randomUUID(), text, locale, keptAt: Date.now() };
  sessionStorage.setItem(key, JSON.stringify(kept));
}

export function readKeptSentence(): KeptSentence | undefined {
  const kept = parse(sessionStorage.getItem(key));
  return kept && Date.now() - kept.keptAt < keptForMs ? kept : undefined;
}

export const forgetKeptSentence = (): void => sessionStorage.removeItem(key);

function parse(stored: string | null): KeptSentence | undefined {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
