import { readPhraseLists, writtenPhrase } from './phraseLists.ts';

const listed = readPhraseLists(new URL('./agreement.txt', import.meta.url));
const [yes, no] = [new Set(listed('yes')), new Set(listed('no'))];

/** Whether a message takes up what was asked, or turns it down; undefined where it says more or something else. */
export function readAgreement(text: string): 'yes' | 'no' | undefined {
  const said = writtenPhrase(text.replace(/[.!,]/g, ' '));
  if (yes.has(said)) return 'yes';
  return no.has(said) ? 'no' : undefined;
}
