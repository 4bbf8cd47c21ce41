import { readWeights } from '../../../../language/likelihood/weights.ts';
import type { NameIndex } from '../../table/nameIndex.ts';
import type { Token } from '../words/tokens.ts';
import { featuresIn } from './features.ts';
import { weightsFile } from './weightsFile.ts';

const { bytes, step, biases } = readWeights(weightsFile);
const bias = biases[0] as number;

/** The tokens of a text, the words with how likely each is a food's name or part of one there. */
export function withLikelihoods(text: string, tokens: Token[], index: NameIndex): Token[] {
  const features = featuresIn(text, tokens, index);
  return tokens.map((token, at) => {
    const told = features[at];
    return told ? { ...token, isName: likelihoodOf(told) } : token;
  });
}

function likelihoodOf(told: number[]): number {
  let sum = 0;
  for (const place of told) sum += bytes[place] as number;
  return 1 / (1 + Math.exp(-bias - (sum * step) / Math.sqrt(told.length)));
}
