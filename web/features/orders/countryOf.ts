import type { countries } from '../../../contract/commerce/checkout.ts';

type Country = (typeof countries)[number];

const us =
  'New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak';
const canada =
  'St_Johns Halifax Glace_Bay Moncton Goose_Bay Toronto Iqaluit Winnipeg Resolute Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay Inuvik Creston Dawson_Creek Fort_Nelson Whitehorse Dawson Vancouver';
const inAmerica = (cities: string, country: Country) =>
  cities.split(' ').map((city): [string, Country] => [`America/${city}`, country]);

/** Zones of the countries that can be billed, by zone.tab of the tz database; of a region whole where it is one country's. */
const zones = new Map<string, Country>([
  ...inAmerica(us, 'US'),
  ...inAmerica(canada, 'CA'),
  ['Pacific/Honolulu', 'US'],
  ['Europe/London', 'UK'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Busingen', 'DE'],
  ['Europe/Paris', 'FR'],
]);
const regions: [string, Country][] = [
  ['America/Indiana/', 'US'],
  ['America/Kentucky/', 'US'],
  ['America/North_Dakota/', 'US'],
  ['Australia/', 'AU'],
];

/** Where somebody with that time zone most likely is billed: India unless it is one of the other countries'. */
export const countryOf = (timeZone: string): Country =>
  zones.get(timeZone) ?? regions.find(([region]) => timeZone.startsWith(region))?.[1] ?? 'IN';
