import { createHash } from 'node:crypto';
import { type Intent, intents, likelyIntents, places, weightsFile } from '../server/assistant/intents/intents.ts';
import { asMeant } from '../server/features/nutrition/reading.ts';
import { messageFeatures } from '../server/language/likelihood/message.ts';
import { openText, readOpen, readSealed } from './intents/rows.ts';
import { fittedShares, fitWeights, writeWeights } from './likelihood/fit.ts';

/**
 * Fits the weights by which a message that no skill understood is told for what it is likely meant as, and prints how
 * many sealed rows they tell. `--hold 5` leaves out every fifth row, writes nothing, and prints what these come out at.
 */
const held = process.argv.includes('--hold') ? Number(process.argv.at(process.argv.indexOf('--hold') + 1)) : 0;
const mended = ({ text, intent }: { text: string; intent: Intent }) => ({
  intent,
  text: asMeant(text),
});
const rows = readOpen()
  .map(mended)
  .map(({ text, intent }) => ({
    text,
    intent,
    features: messageFeatures(text, places),
    target: intents.indexOf(intent),
  }));
const fitted = fitWeights(
  rows.filter((_, at) => !held || at % held !== 0),
  places,
  intents.length,
);
if (held) {
  report(
    rows
      .filter((_, at) => at % held === 0)
      .map(({ features, intent }) => {
        const shares = fittedShares(fitted, features);
        const best = shares.reduce((found, share, at) => (share > (shares[found] as number) ? at : found), 0);
        return { intent, told: intents[best] as Intent, share: shares[best] as number };
      }),
  );
} else {
  writeWeights(weightsFile, fitted, createHash('sha256').update(openText()).digest('hex'));
  report(
    readSealed()
      .map(mended)
      .map(({ text, intent }) => {
        const [first] = likelyIntents(text);
        return { intent, told: first?.intent as Intent, share: first?.share ?? 0 };
      }),
  );
}

function report(judged: { intent: Intent; told: Intent; share: number }[]): void {
  for (const least of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8]) {
    const sure = judged.filter(({ share }) => share >= least);
    const right = sure.filter(({ intent, told }) => intent === told).length;
    console.log(
      `from ${least}: ${right} of ${sure.length} right, ${judged.length - sure.length} of ${judged.length} not told`,
    );
  }
  const wrong = Map.groupBy(
    judged.filter(({ intent, told }) => intent !== told),
    ({ intent, told }) => `${intent} as ${told}`,
  );
  const most = [...wrong].sort(([, one], [, other]) => other.length - one.length).slice(0, 12);
  console.log(`mistaken most: ${most.map(([pair, { length }]) => `${pair} ${length}`).join(', ')}`);
}
