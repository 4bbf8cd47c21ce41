import { readFileSync } from 'node:fs';
import { writtenPhrase } from './phraseLists.ts';

/** Says what a message is about that holds a phrase of each of its lists. */
interface TopicRule<Topic extends string> {
  topic: Topic;
  /** The most words that such a message has. */
  most: number;
  needs: string[][];
}

const beginning = /^\[(\w+)(?:, (\d+) words)?\]\s*(.*)$/;
const naming = /^= (\w+):\s*(.*)$/;
const reference = /^<(\w+)>$/;

interface TopicRules<Topic extends string> {
  rules: TopicRule<Topic>[];
  /** The list of a name; asking for one that isn't there throws. */
  listed: (name: string) => string[];
}

/**
 * The rules of a file in the order in which they are tried. `[topic] one phrase, another` begins one, which may go on over further
 * lines; `[topic, 3 words]` is of messages of no more words; `+` begins a list of which a phrase has to be there too. `<name>` is the
 * list of `= name:` above; `#` begins a remark. A topic that isn't one of these throws.
 */
export function readTopicRules<Topic extends string>(file: URL, topics: readonly Topic[]): TopicRules<Topic> {
  const named = new Map<string, string[]>();
  const rules: TopicRule<Topic>[] = [];
  const listed = (name: string): string[] => {
    const found = named.get(name);
    if (!found) throw new Error(`${file.pathname} has no list ${name}`);
    return found;
  };
  const meant = (phrase: string): string[] => {
    const name = reference.exec(phrase)?.[1];
    return name === undefined ? [writtenPhrase(phrase)] : listed(name);
  };
  let list: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#')) continue;
    const [head, phrases] = parts(line);
    if (head !== undefined) list = [];
    if (head?.kind === 'list') named.set(head.name, list);
    if (head?.kind === 'topic')
      rules.push({ topic: topicCalled(head.name, topics, file), most: head.most, needs: [list] });
    if (head?.kind === 'too') rules.at(-1)?.needs.push(list);
    list.push(...phrases.flatMap(meant));
  }
  return { rules, listed };
}

type Head = { kind: 'topic'; name: string; most: number } | { kind: 'list'; name: string } | { kind: 'too' };

/** What a line begins, if anything, and its phrases. */
function parts(line: string): [Head | undefined, string[]] {
  const split = (list = '') => list.split(',').flatMap((phrase) => phrase.trim() || []);
  const [, topic, most, ofTopic] = beginning.exec(line) ?? [];
  if (topic !== undefined) return [{ kind: 'topic', name: topic, most: Number(most ?? Infinity) }, split(ofTopic)];
  const [, name, ofName] = naming.exec(line) ?? [];
  if (name !== undefined) return [{ kind: 'list', name }, split(ofName)];
  return line.startsWith('+ ') ? [{ kind: 'too' }, split(line.slice(2))] : [undefined, split(line)];
}

function topicCalled<Topic extends string>(word: string, topics: readonly Topic[], file: URL): Topic {
  const found = topics.find((topic) => topic === word);
  if (found === undefined) throw new Error(`${file.pathname}: there is no topic ${word}`);
  return found;
}

/** The topic of the first rule that these words meet, of written phrases. */
export function topicOf<Topic extends string>(rules: TopicRule<Topic>[], words: string[]): Topic | undefined {
  const said = ` ${words.join(' ')} `;
  const meets = ({ most, needs }: TopicRule<Topic>) =>
    words.length <= most && needs.every((any) => any.some((phrase) => said.includes(` ${phrase} `)));
  return rules.find(meets)?.topic;
}
