import { createRequire } from 'node:module';

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
export interface City {
  city: string;
  timezone: string;
  /** Degrees. */
  lat: number;
  lng: number;
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

/** "Pune", "Bombay", "दिल्ली": of cities of one name the one with the most people. */
export function findCity(said: string): City | undefined {
  const name = said.trim().toLowerCase().replace(/\.$/, '');
  return loadCities().get(alsoCalled[name] ?? name);
}

/** The city with the most people in a time zone. */
export function largestCityIn(timeZone: string): City | undefined {
  const inZone = [...loadCities().values()].filter(({ timezone }) => timezone === timeZone);
  return inZone.reduce<City | undefined>((found, city) => (city.pop > (found?.pop ?? -1) ? city : found), undefined);
}
