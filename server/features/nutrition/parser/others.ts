import { wordSet } from '../table/nameKey.ts';
import type { Token } from './tokens.ts';

/** What somebody else ate: "he had 2 samosas, i had only tea", "dost ne pizza khaya". */

const OTHERS = wordSet(`
  he she they roomie roommate flatmate son daughter wife husband kid kids friend friends brother sister mom mummy dad papa mother father everyone
  dost doston bacche bachche bachcho bacchon beta beti bete bhai behen didi pati patni biwi sabne
  दोस्त बच्चे बच्चों बेटे बेटी भाई पति पत्नी सबने
`);
const ATE = wordSet('ate had drank');
const NE = wordSet('ne ने');
const KHAYA = wordSet('khaya khayi khaye khai piya piyi खाया खाई खाए पिया पी');
const OTHER_VERBS = wordSet(
  'banaya banayi banaye diya di diye khilaya pilaya laya laye mangaya mangwaya maine humne बनाया बनाई दिया दी खिलाया मैंने हमने',
);
/** "Maine aur dost ne pizza khaya": the person ate too. */
const SELF = wordSet('i we maine mene main hum humne मैंने हमने');
const NEAR = 4;
const FARTHEST = 8;

/** Whether what comes next was eaten by somebody else, as far as their clause goes. */
export function isOfOthers(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const before = tokens[at - 1]?.key ?? '';
  if (tokens.slice(Math.max(0, at - NEAR), at).some((token) => SELF.has(token.key))) return false;
  if (ATE.has(key)) return OTHERS.has(before);
  if (!(NE.has(key) && OTHERS.has(before)) && key !== 'sabne') return false;
  const clause = tokens.slice(at + 1, at + 1 + FARTHEST);
  const end = clause.findIndex(({ kind }) => kind === 'mark');
  const verb = clause
    .slice(0, end === -1 ? FARTHEST : end)
    .find((token) => KHAYA.has(token.key) || OTHER_VERBS.has(token.key));
  return verb !== undefined && KHAYA.has(verb.key);
}
