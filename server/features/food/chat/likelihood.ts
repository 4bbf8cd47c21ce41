import { messageFeatures } from '../../../language/likelihood/message.ts';
import { readWeights, sharesOf } from '../../../language/likelihood/weights.ts';

/** Features share so many places; a power of two. */
export const places = 2 ** 14;
/** What `npm run fit:meals` writes. */
export const weightsFile = new URL('./likelihood.bin', import.meta.url);
const weights = readWeights(weightsFile);

/** Of words in other scripts than those of the rows nothing can be told. */
const isUnknown = (text: string): boolean => /[^\p{sc=Latn}\p{sc=Deva}\p{sc=Zyyy}\p{sc=Zinh}]/u.test(text);
const undecided = 0.5;

/** How likely a message tells of something that its writer had or did, 0 to 1. */
export const likelihoodOfLog = (text: string): number =>
  isUnknown(text) ? undecided : (sharesOf(weights, messageFeatures(text, places))[1] ?? 0);
