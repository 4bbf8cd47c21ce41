import { messageFeatures } from '../../../language/likelihood/message.ts';
import { readWeights, sharesOf } from '../../../language/likelihood/weights.ts';

/** Features share so many places; a power of two. */
export const places = 2 ** 14;
/** What `npm run fit:meals` writes. */
export const weightsFile = new URL('./likelihood.bin', import.meta.url);
const weights = readWeights(weightsFile);

/** How likely a message tells of something that its writer had or did, 0 to 1. */
export const likelihoodOfLog = (text: string): number => sharesOf(weights, messageFeatures(text, places))[1] ?? 0;
