import { readPhraseLists, writtenPhrase } from '../../../language/phraseLists.ts';
import { findCity } from '../../../lib/cities.ts';
import { isTimeZone } from '../../../lib/dates.ts';

const place = "([\\p{L}\\p{M}][\\p{L}\\p{M} .'-]{1,40}?)";
const end = '(?:\\s+(?:now|these days|currently|from today|since|for|only|hi))*\\s*(?:[,.;!]|$)';
const forms = [
  `\\b(?:i|we)(?:['’]?m| am| are)?\\s+(?:now\\s+)?(?:live|living|stay|staying|based|settled|residing|reside)\\s+(?:in|at)\\s+${place}${end}`,
  `\\b(?:i|we)?\\s*(?:have |['’]ve |just |recently )*(?:moved|shifted|relocated)(?:\\s+back)?\\s+to\\s+${place}${end}`,
  `^(?:i am|i['’]?m|im)\\s+(?:now\\s+|currently\\s+)?in\\s+${place}${end}`,
  `\\b(?:my|the) (?:city|town|location|place)\\s+(?:is|to|as|:|=)\\s*${place}${end}`,
  `\\b(?:on|in|to|use|using|follow|following|per)\\s+(?:the\\s+|my\\s+)?${place}\\s+time(?:\\s?zone)?\\b`,
  `\\b(?:time ?zone|tz)\\s*(?:is|to|:|=)?\\s*(?:of\\s+)?([\\p{L}_]+/[\\p{L}_/]+)`,
  `\\b(?:time ?zone|tz)\\s*(?:is|to|:|=|of|for)*\\s+${place}${end}`,
  `(?:main |mai |hum |मैं )${place} (?:me|mein|mai|main|में) (?:rehta|rehti|rahta|rahti|rehte|hu|hun|hoon|shift|रहता|रहती|हूँ|हूं)`,
  `(?:main |mai )?${place} (?:shift|move) (?:ho gaya|ho gayi|hua|hui|kar liya)`,
].map((form) => new RegExp(form, 'iu'));

const zoneNames = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
];
const listed = readPhraseLists(new URL('../words/zones.txt', import.meta.url));
const zones = new Map(zoneNames.flatMap((zone) => listed(zone).map((name) => [name, zone] as const)));

/** The time zone of the place where a person says they live; undefined where they name none that is known. */
export function readPlace(text: string): string | undefined {
  if (/\?\s*$/.test(text)) return undefined;
  for (const form of forms) {
    const said = text.match(form)?.[1]?.trim();
    if (said === undefined) continue;
    if (said.includes('/') && isTimeZone(said)) return said;
    const zone = zones.get(writtenPhrase(said)) ?? zoneOfCity(said);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** "Pune", "Bombay": the time zone of a city by its name alone. */
export function zoneOfCity(said: string): string | undefined {
  const zone = findCity(said)?.timezone;
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}
