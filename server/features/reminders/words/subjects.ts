import { wordsOf } from '../../../language/lexicon.ts';
import { type Token, wordSet } from '../../../language/tokens.ts';
import type { Subject } from '../policy.ts';

/** Words that name what an entry shows the doing of, in the order in which they are tried. */
const named: [Subject, Set<string>][] = [
  [
    'medicine',
    wordSet(
      'medicine medicines meds tablet tablets pill pills capsule dawa dawai dawaai davai goli goliyan insulin vitamin vitamins supplement supplements दवा दवाई गोली',
    ),
  ],
  ['water', wordSet('water paani pani panee hydrate hydration hydrated पानी')],
  ['weight', wordSet('weigh weighing weight weighin scale vajan wajan wazan vazan weightin वजन')],
  ['reading', wordSet('bp sugar glucose pressure reading शुगर बीपी')],
  ['breakfast', wordsOf('breakfast')],
  ['lunch', wordsOf('lunch')],
  ['dinner', wordsOf('dinner')],
  [
    'activity',
    wordSet(
      'walk walking run running jog jogging gym workout exercise yoga cycling swim tehelne tahalne ghumne kasrat vyayam व्यायाम टहलने कसरत योग',
    ),
  ],
  ['food', wordSet('food meal meals khana khane calories खाना खाने')],
];
/** Verbs of doing that a bare naming has besides: "paani peene", "dinner likhne". */
const doing = wordSet(`
  drink drinking pine peene pina peena pini peeni piu piyu lena lene leni lo khana khane khani khaane take taking have log logging intake
  in my some the a karna karne ka ki ke liye up track check note daily reminder time पीने पीना लेना लेने लेनी खाने खाना का की के
`);
/** What the words ask for, and whether they only name it. */
export function readSubject(tokens: Token[]): { subject: Subject; isBare: boolean } {
  const words = tokens.flatMap(({ kind, word }) => (kind === 'mark' ? [] : word));
  const [subject, names] = named.find(([, list]) => words.some((word) => list.has(word))) ?? ['', undefined];
  const isBare = names !== undefined && words.every((word) => names.has(word) || doing.has(word));
  return { subject, isBare };
}
