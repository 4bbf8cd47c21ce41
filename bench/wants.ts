import { existsSync } from 'node:fs';
import { createCounter } from '../server/understanding/wants/features.ts';
import { sharesOf } from '../server/understanding/wants/shares.ts';
import { createWants } from '../server/understanding/wants/wants.ts';
import { readWants, weightsFile } from '../server/understanding/wants/weights.ts';
import { readLabelled } from './wants/examples.ts';
import { handNamed, keptApart, type LabelledMessage, nameOf, readHand, sealedHands, textOf } from './wants/hands.ts';

/**
 * How well wants are told: `npm run bench -- wants FILE…` scores hands by their files or names, without arguments those
 * that no fit has seen. `--weights=FILE` scores another fit, `--languages` and `--confusions` tell more. Prints totals alone.
 */
const args = process.argv.slice(2);
const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const files = args.filter((arg) => !arg.startsWith('--'));
const weights = readWants(
  option('weights') ? new URL(option('weights') as string, `file://${process.cwd()}/`) : weightsFile,
);
const wantsOf = createWants(weights);
const featuresOf = createCounter(weights.places);
const acts = weights.classes.slice(0, -2);

interface JudgedPart {
  act: string;
  told: string;
  isAmongThree: boolean;
  share: number;
  lang: string;
  ofCare: number;
}
interface JudgedMessage {
  isWhole: boolean;
  hasSameCuts: boolean;
  lang: string;
}

const hands = (files.length > 0 ? files : [...keptApart, ...sealedHands]).map((file) => ({
  name: nameOf(file),
  messages: existsSync(file) ? readHand(file) : handNamed(file),
}));
const judged = hands.map(({ name, messages }) => ({
  name,
  parts: judgeParts(messages),
  messages: judgeMessages(messages),
}));
const all = {
  name: 'all',
  parts: judged.flatMap(({ parts }) => parts),
  messages: judged.flatMap(({ messages }) => messages),
};
console.table(Object.fromEntries([...judged, all].map(({ name, parts, messages }) => [name, totals(parts, messages)])));
console.table(calibration(all.parts));
console.log(`care: ${careTotals(all.parts)}`);
if (args.includes('--languages')) {
  const langs = [...Map.groupBy(all.parts, ({ lang }) => lang)].sort(([, one], [, other]) => other.length - one.length);
  const told = langs.map(([lang, parts]) => [
    lang,
    totals(
      parts,
      all.messages.filter((one) => one.lang === lang),
    ),
  ]);
  console.table(Object.fromEntries(told));
}
if (args.includes('--confusions')) {
  const wrong = Map.groupBy(
    all.parts.filter(({ act, told }) => act !== told),
    ({ act, told }) => `${act} as ${told}`,
  );
  const most = [...wrong].sort(([, one], [, other]) => other.length - one.length).slice(0, 30);
  console.log(most.map(([pair, { length }]) => `${pair} ${length}`).join(', '));
}
const timed = hands.flatMap(({ messages }) => messages);
const began = process.cpuUsage();
for (const message of timed) wantsOf(textOf(message), message.ctx);
const used = process.cpuUsage(began);
console.log(`${((used.user + used.system) / 1000 / timed.length).toFixed(2)} ms of processor time a message`);

function judgeParts(messages: LabelledMessage[]): JudgedPart[] {
  return readLabelled(messages, weights.roles).flatMap(({ message, heard, edges }) =>
    message.segs.map(([, act], at) => {
      const shares = sharesOf(weights, featuresOf(heard, edges[at] as number, edges[at + 1] as number));
      const whole = shares.slice(0, acts.length).reduce((sum, share) => sum + share, 0);
      const known = acts.map((name, of) => ({ name, share: (shares[of] as number) / whole }));
      const best = known.toSorted((one, other) => other.share - one.share);
      const ofCare = known.reduce((sum, { name, share }) => sum + (name.startsWith('care.') ? share : 0), 0);
      return {
        ...{ act, told: best[0]?.name ?? '', share: best[0]?.share ?? 0, lang: message.lang, ofCare },
        isAmongThree: best.slice(0, 3).some(({ name }) => name === act),
      };
    }),
  );
}

function judgeMessages(messages: LabelledMessage[]): JudgedMessage[] {
  return messages.map((message) => {
    const parts = wantsOf(textOf(message), message.ctx);
    const told = parts.map(({ acts: [first] }) => first?.act);
    const [cut, labelled] = [endsOf(parts.map(({ text }) => text)), endsOf(message.segs.map(([text]) => text))];
    return {
      isWhole: told.join() === message.segs.map(([, act]) => act).join(),
      hasSameCuts:
        cut.length === labelled.length && cut.every((end, at) => Math.abs(end - (labelled[at] as number)) <= 2),
      lang: message.lang,
    };
  });
}

function totals(parts: JudgedPart[], messages: JudgedMessage[]) {
  const sure = parts.filter(({ share }) => share > 0.7);
  return {
    parts: parts.length,
    right: percent(parts.filter(({ act, told }) => act === told).length, parts.length),
    'first three': percent(parts.filter(({ isAmongThree }) => isAmongThree).length, parts.length),
    'surer than 0.7': percent(sure.length, parts.length),
    'of those right': percent(sure.filter(({ act, told }) => act === told).length, sure.length),
    messages: messages.length,
    'as cut': percent(messages.filter(({ hasSameCuts }) => hasSameCuts).length, messages.length),
    whole: percent(messages.filter(({ isWhole }) => isWhole).length, messages.length),
  };
}

function calibration(parts: JudgedPart[]) {
  return [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99].map((from, at, list) => {
    const within = parts.filter(({ share }) => share >= from && share < (list[at + 1] ?? 2));
    return {
      from,
      parts: within.length,
      right: percent(within.filter(({ act, told }) => act === told).length, within.length),
    };
  });
}

function careTotals(parts: JudgedPart[]): string {
  const isDanger = ({ act }: JudgedPart) => act.startsWith('care.');
  const dangers = parts.filter(isDanger);
  const others = parts.filter((part) => !isDanger(part));
  return [0.05, 0.1, 0.2, 0.3, 0.5]
    .map((least) => {
      const above = (list: JudgedPart[]) => percent(list.filter(({ ofCare }) => ofCare > least).length, list.length);
      return `above ${least} finds ${above(dangers)}, alarms ${above(others)}`;
    })
    .join('; ');
}

/** Where each of the texts ends, told one behind the other. */
function endsOf(texts: string[]): number[] {
  let end = 0;
  return texts.map((text) => {
    end += text.length;
    return end;
  });
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)}`;
}
