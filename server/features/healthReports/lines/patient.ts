/** What the head of a report says of whose blood it is and of when. */
export interface Head {
  date: string | undefined;
  sex: 'male' | 'female' | undefined;
  ageYears: number | undefined;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const day = String.raw`(?<day>\d{1,2})`;
const monthName = `(?<name>${months.join('|')})[a-z]*`;
const datePatterns = [
  new RegExp(String.raw`(?<!\d)(?<year>\d{4})-(?<month>\d{2})-${day}(?!\d)`, 'i'),
  new RegExp(String.raw`(?<!\d)${day}\s?[-/.]\s?(?<month>\d{1,2})\s?[-/.]\s?(?<year>\d{4}|\d{2})(?!\d)`, 'i'),
  new RegExp(String.raw`(?<!\d)${day}(?:st|nd|rd|th)?[\s\-/.,]*${monthName}[\s\-/.,]*(?<year>\d{4}|\d{2})(?!\d)`, 'i'),
  new RegExp(String.raw`${monthName}\s+${day}(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?!\d)`, 'i'),
];
/** The day on which blood was drawn counts, else the nearest to it that is told. */
const dateLabels = [
  /\b(?:collect\w*|sample (?:date|drawn)|drawn|sct)\b/i,
  /\breceiv\w*/i,
  /\bregist\w*/i,
  /\breport\w*/i,
  /\bdate\b/i,
];
const births = /\b(?:dob|birth|born)\b/i;

/** Reads the date, sex and age from the lines of a report; what is not told stays undefined. */
export function readHead(lines: string[], today: string): Head {
  const text = lines.join('\n');
  return { date: findDate(lines, today), sex: findSex(text), ageYears: findAge(text) };
}

function findDate(lines: string[], today: string): string | undefined {
  for (const label of dateLabels) {
    for (const line of lines) {
      const at = line.search(label);
      if (at < 0 || births.test(line)) continue;
      const date = readDate(line.slice(at));
      if (date && date <= today && date >= '1950-01-01') return date;
    }
  }
  return undefined;
}

function readDate(text: string): string | undefined {
  const [first] = datePatterns
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null)
    .toSorted((one, other) => one.index - other.index);
  const { day: dayText = '', month, name, year = '' } = first?.groups ?? {};
  const monthNumber = name ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${String(monthNumber).padStart(2, '0')}-${dayText.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date ? undefined : date;
}

function findSex(text: string): Head['sex'] {
  const told =
    /\b(?:sex|gender)\b[^a-z\n]{0,12}(?:\d+[^a-z\n]{0,4}(?:y|yrs?|years?)?[^a-z\n]{0,6})?(male|female|m|f)\b/i.exec(
      text,
    ) ?? /\b\d{1,3}\s*(?:y|yrs?|years?)?\s*[/|,(]\s*(male|female|m|f)\b/i.exec(text);
  const letter = told?.[1]?.[0]?.toLowerCase();
  return letter === 'f' ? 'female' : letter === 'm' ? 'male' : undefined;
}

function findAge(text: string): number | undefined {
  const told =
    /\bage\b[^\d\n]{0,20}(\d{1,3})\b/i.exec(text) ??
    /\b(\d{1,3})\s*(?:y|yrs?|years?)?\s*[/|(]\s*(?:male|female|m|f)\b/i.exec(text);
  const years = Number(told?.[1]);
  return years > 0 && years < 120 ? years : undefined;
}
