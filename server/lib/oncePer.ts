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
