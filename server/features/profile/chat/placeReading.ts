import { createRequire } from 'node:module';
import { isTimeZone } from '../../../lib/dates.ts';

/** Names that people use beside those of the list of cities. */
const alsoCalled: Record<string, string> = {
  ...{ bangalore: 'bengaluru', blr: 'bengaluru', gurgaon: 'gurugram', mysore: 'mysuru', noida: 'delhi', ncr: 'delhi' },
  ...{
    thane: 'mumbai',
    'navi mumbai': 'mumbai',
    bombay: 'mumbai',
    calcutta: 'kolkata',
    madras: 'chennai',
    goa: 'panaji',
  },
  ...{ trivandrum: 'thiruvananthapuram', vizag: 'visakhapatnam', cochin: 'kochi', poona: 'pune', baroda: 'vadodara' },
  ...{
    india: 'delhi',
    bharat: 'delhi',
    uae: 'dubai',
    nyc: 'new york',
    'san fran': 'san francisco',
    sf: 'san francisco',
  },
  ...{ england: 'london', uk: 'london', nepal: 'kathmandu', qatar: 'doha', bali: 'denpasar', japan: 'tokyo' },
  ...{
    दिल्ली: 'delhi',
    मुंबई: 'mumbai',
    पुणे: 'pune',
    बेंगलुरु: 'bengaluru',
    चेन्नई: 'chennai',
    कोलकाता: 'kolkata',
    दुबई: 'dubai',
    लंदन: 'london',
  },
};
const place = "([\\p{L}\\p{M}][\\p{L}\\p{M} .'-]{1,40}?)";
const end = '(?:\\s+(?:now|these days|currently|from today|since|for|only|hi))*\\s*(?:[,.;!]|$)';
const forms = [
  `\\b(?:i|we)(?:['’]?m| am| are)?\\s+(?:now\\s+)?(?:live|living|stay|staying|based|settled|residing|reside)\\s+(?:in|at)\\s+${place}${end}`,
  `\\b(?:i|we)?\\s*(?:have |['’]ve |just |recently )*(?:moved|shifted|relocated)(?:\\s+back)?\\s+to\\s+${place}${end}`,
  `^(?:i am|i['’]?m|im)\\s+(?:now\\s+|currently\\s+)?in\\s+${place}${end}`,
  `\\b(?:my|the) (?:city|town|location|place)\\s+(?:is|to|as|:|=)\\s*${place}${end}`,
  `\\b(?:time ?zone|tz)\\s*(?:is|to|:|=)?\\s*(?:of\\s+)?([\\p{L}_]+/[\\p{L}_/]+)`,
  `\\b(?:time ?zone|tz)\\s*(?:is|to|:|=|of|for)*\\s+${place}${end}`,
  `(?:main |mai |hum |मैं )${place} (?:me|mein|mai|main|में) (?:rehta|rehti|rahta|rahti|rehte|hu|hun|hoon|shift|रहता|रहती|हूँ|हूं)`,
  `(?:main |mai )?${place} (?:shift|move) (?:ho gaya|ho gayi|hua|hui|kar liya)`,
].map((form) => new RegExp(form, 'iu'));

interface City {
  city: string;
  timezone: string;
  pop: number;
}

let cities: Map<string, City> | undefined;

/** By name, of equal names the one with the most people. The list is read when it is first asked for. */
function loadCities(): Map<string, City> {
  if (cities) return cities;
  cities = new Map();
  const { cityMapping } = createRequire(import.meta.url)('city-timezones') as { cityMapping: City[] };
  for (const city of cityMapping) {
    const name = city.city.toLowerCase();
    if ((cities.get(name)?.pop ?? -1) < city.pop) cities.set(name, city);
  }
  return cities;
}

/** The time zone of the place where a person says they live; undefined where they name none that is known. */
export function readPlace(text: string): string | undefined {
  if (/\?\s*$/.test(text)) return undefined;
  for (const form of forms) {
    const said = text.match(form)?.[1]?.trim();
    if (said === undefined) continue;
    if (said.includes('/') && isTimeZone(said)) return said;
    const zone = zoneOfCity(said);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** "Pune", "Bombay": the time zone of a city by its name alone. */
export function zoneOfCity(said: string): string | undefined {
  const name = said.trim().toLowerCase().replace(/\.$/, '');
  const zone = loadCities().get(alsoCalled[name] ?? name)?.timezone;
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}
