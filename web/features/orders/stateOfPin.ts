/**
 * First digits of PIN codes by state, of India Post's directory of all PIN codes; the longest that fits tells. Telangana
 * and Ladakh as they are since 2014 and 2019.
 */
const firstDigits: Record<string, string> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '51 52 53',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 81 82 84 85',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu': '36252 36254 36257 39621 39622',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 37 38 39',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Jharkhand: '814 815 816 822 825 826 827 828 829 83',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69',
  Ladakh: '194',
  Lakshadweep: '68255',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '40 41 42 43 44',
  Manipur: '795',
  Meghalaya: '793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Puducherry: '533464 673310',
  Punjab: '14 15',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '60 61 62 63 64',
  Telangana: '50',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28 2467',
  Uttarakhand: '246 248 249 2625 263',
  'West Bengal': '70 71 72 73 74',
};

/** Where two states share the first digits, the person tells. */
const shared = '2447 2476 2623 2624 39623 39624 605 6096';

const stateOf = new Map<string, string | undefined>([
  ...Object.entries(firstDigits).flatMap(([state, starts]) =>
    starts.split(' ').map((start): [string, string] => [start, state]),
  ),
  ...shared.split(' ').map((start): [string, undefined] => [start, undefined]),
]);
const longest = 6;

/** The state of a PIN code; undefined where its digits don't tell. */
export function stateOfPin(pin: string): string | undefined {
  const digits = pin.replaceAll(' ', '');
  for (let length = longest; length > 1; length -= 1) {
    const start = digits.slice(0, length);
    if (stateOf.has(start)) return stateOf.get(start);
  }
  return undefined;
}
