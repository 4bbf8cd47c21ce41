/** The same answer, found once for each object and kept as long as that is: what a reader asks of a whole message for each of its words. */
export function oncePer<Of extends object, Answer>(find: (of: Of) => Answer): (of: Of) => Answer {
  const found = new WeakMap<Of, { answer: Answer }>();
  return (of) => {
    const known = found.get(of);
    if (known) return known.answer;
    const answer = find(of);
    found.set(of, { answer });
    return answer;
  };
}

/** The same for texts, kept as long as the reader is: a message says the same words again and again. */
export function oncePerText<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const found = new Map<string, { answer: Answer }>();
  return (text) => {
    const known = found.get(text) ?? { answer: find(text) };
    found.set(text, known);
    return known.answer;
  };
}
