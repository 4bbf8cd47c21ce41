import { ands, readNumber, readRange } from './numbers.ts';
import { type NumberToken, wordSet } from './tokens.ts';

const hourWords = wordSet(
  'h hr hrs hour hours ghanta ghante ghanto ghantey ghantaa ghonta ghonte ghanto gante ganta gantalu gantala tas taas kalak manikkoor kalaak घंटा घंटे घंटों घण्टा घण्टे तास ঘণ্টা ઘંટા કલાક ਘੰਟਾ ਘੰਟੇ గంట గంటలు ಗಂಟೆ മണിക്കൂർ',
);
const minuteWords = wordSet(
  'min mins minute minutes mint mints minat minta minit minite minitu minuttu nimisham nimidam nimisha nimishalu मिनट मिनिट मिनिटे मिनिटं মিনিট મિનિટ ਮਿੰਟ நிமிடம் நிமிஷம் నిమిషాలు ನಿಮಿಷ മിനിറ്റ്',
);
const secondWords = wordSet('sec secs second seconds सेकंड');
const whole = wordSet('bhar भर');

/** Reads the duration that starts at a token, in minutes: "1 hr 15 min", "half an hour", "डेढ़ घंटा", "1:30 hours". */
export function readDuration(
  tokens: readonly NumberToken[],
  at: number,
): { minutes: number; next: number } | undefined {
  const first = tokens[at]?.word ?? '';
  if (hourWords.has(first) && whole.has(tokens[at + 1]?.word ?? '')) return { minutes: 60, next: at + 2 };
  if (
    tokens[at]?.kind === 'number' &&
    tokens[at + 1]?.word === ':' &&
    tokens[at + 2]?.kind === 'number' &&
    hourWords.has(tokens[at + 3]?.word ?? '')
  ) {
    return { minutes: (tokens[at]?.value ?? 0) * 60 + (tokens[at + 2]?.value ?? 0), next: at + 4 };
  }
  const number = readRange(tokens, at);
  if (!number) return undefined;
  const unitAt = tokens[number.next]?.word === '-' ? number.next + 1 : number.next;
  const unit = tokens[unitAt]?.word ?? '';
  if (minuteWords.has(unit)) return { minutes: number.value, next: unitAt + 1 };
  if (secondWords.has(unit)) return { minutes: number.value / 60, next: unitAt + 1 };
  if (!hourWords.has(unit)) return undefined;

  const next = unitAt + 1;
  const more = ands.has(tokens[next]?.word ?? '') ? next + 1 : next;
  const tail = readNumber(tokens, more);
  const tailUnit = tail && tokens[tail.next]?.word;
  if (tail && tailUnit && tail.value < 60 && (minuteWords.has(tailUnit) || (unit === 'h' && tailUnit === 'm'))) {
    return { minutes: number.value * 60 + tail.value, next: tail.next + 1 };
  }
  const isHalfMore = more > next && tail && tail.value < 1 && !hourWords.has(tailUnit ?? '');
  if (isHalfMore) return { minutes: (number.value + tail.value) * 60, next: tail.next };
  return { minutes: number.value * 60, next };
}
