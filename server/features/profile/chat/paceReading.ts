const figure = '(\\d+(?:\\.\\d+)?|half(?: a)?|a|one|ek|aadha|adha|आधा|एक)';
const kilos = '(?:kgs?|kilos?|kilograms?|किलो)';
const words: Record<string, number> = {
  half: 0.5,
  'half a': 0.5,
  aadha: 0.5,
  adha: 0.5,
  आधा: 0.5,
  a: 1,
  one: 1,
  ek: 1,
  एक: 1,
};
const weekly = [
  `${figure}\\s*${kilos}\\s*(?:weight\\s+)?(?:a|per|every|each|/)\\s*(?:week|wk)`,
  `${figure}\\s*${kilos}\\s*weekly`,
  `(?:hafte|hafta|week|हफ्ते|हफ़्ते)\\s*(?:me|mein|mai|ka|में|का)\\s*${figure}\\s*${kilos}`,
  `(?:per|har|every)\\s*(?:week|hafte)\\s*${figure}\\s*${kilos}`,
].map((form) => new RegExp(form, 'iu'));

/** kg a week that a message wants to lose: "half a kilo a week"; undefined where it names no pace, or tells of gaining. */
export function readPace(text: string): number | undefined {
  if (/\b(?:gain|put on|badha)/i.test(text)) return undefined;
  for (const form of weekly) {
    const said = text.match(form)?.[1]?.toLowerCase();
    if (said !== undefined) return words[said] ?? Number(said);
  }
  return undefined;
}
