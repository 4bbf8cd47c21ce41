/** What a colour says, on light and on dark ground: each meaning has one, and no colour has two. */
interface Meaning {
  says: string;
  light: string;
  dark: string;
}

export const meanings = {
  'brand-fill': { says: 'pressed, chosen, on its way or as it should be', light: '#0a7d5d', dark: '#43c898' },
  'attention-ink': { says: 'over a limit, unfinished or to be looked at', light: '#9a4a00', dark: '#f5a55f' },
  'danger-ink': { says: 'failed, refused, dangerous or final', light: '#b3261e', dark: '#ff8f85' },
  food: { says: 'meals and the energy in them', light: '#5c9216', dark: '#a9d15a' },
  protein: { says: 'protein', light: '#0d8ea6', dark: '#4fc9dd' },
  carbs: { says: 'carbohydrates', light: '#a98a00', dark: '#e6cf4f' },
  fat: { says: 'fat', light: '#c9487f', dark: '#ee84b0' },
  fiber: { says: 'fibre', light: '#8d7460', dark: '#bba48e' },
  water: { says: 'water', light: '#2f7fd3', dark: '#5aa8f2' },
  sleep: { says: 'sleep', light: '#7b6bd6', dark: '#a398ee' },
  activity: { says: 'activity, steps and the energy burned', light: '#a94bb4', dark: '#d88be0' },
  weight: { says: 'weight', light: '#4f6691', dark: '#8fa3c9' },
  'course-first': { says: 'the first of the courses that have no kind above', light: '#33433c', dark: '#dfe8e3' },
  'course-second': { says: 'the second of them', light: '#84938b', dark: '#83948c' },
  'course-third': { says: 'the third of them', light: '#23389c', dark: '#5b6bff' },
} satisfies Record<string, Meaning>;

export function colorsOn(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(Object.entries(meanings).map(([name, color]) => [`--${name}`, color[scheme]]));
}
