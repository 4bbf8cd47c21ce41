/** An ordinary meal, told as a person would tell it, so that its figures are those of a log. */
export interface Idea {
  told: string;
  for: 'breakfast' | 'main' | 'snack';
  diet: 'vegetarian' | 'egg' | 'meat';
}

const ideasOf = (meal: Idea['for'], diet: Idea['diet'], told: string[]): Idea[] =>
  told.map((text) => ({ told: text, for: meal, diet }));

export const ideas: Idea[] = [
  ...ideasOf('breakfast', 'vegetarian', [
    '2 moong dal chilla and 1 katori curd',
    '3 idli and 1 katori sambar',
    '1 plate poha and 1 glass chaas',
    '1 bowl oats porridge and 1 banana',
    '2 besan chilla and 1 glass chaas',
    '1 plate upma and 1 katori sprouts',
    '1 stuffed paneer paratha and 1 katori curd',
  ]),
  ...ideasOf('breakfast', 'egg', [
    '2 boiled eggs and 2 slices of brown bread',
    '2 egg omelette and 1 roti',
    '1 katori egg bhurji and 2 rotis',
  ]),
  ...ideasOf('main', 'vegetarian', [
    '2 rotis, 1 katori dal and 1 katori kachumber salad',
    '1 katori rajma, 1 katori rice and 1 katori kachumber salad',
    '1 katori palak paneer and 2 rotis',
    '1 katori chole, 1 roti and 1 katori curd',
    '1 bowl vegetable khichdi and 1 katori curd',
    '1 katori soya chunks curry and 1 katori rice',
    '1 bowl vegetable soup and 100 g grilled paneer',
    '1 katori sambar, 1 katori rice and 1 katori beans poriyal',
    '1 katori lauki sabzi, 1 katori dal and 1 roti',
  ]),
  ...ideasOf('main', 'egg', ['1 katori egg curry and 2 rotis', '1 bowl egg bhurji and 1 roti']),
  ...ideasOf('main', 'meat', [
    '150 g grilled chicken, 1 roti and 1 katori kachumber salad',
    '1 katori chicken curry and 1 katori rice',
    '1 katori fish curry and 1 katori rice',
    '6 pieces chicken tikka and 1 roti',
  ]),
  ...ideasOf('snack', 'vegetarian', [
    '1 handful roasted chana',
    '1 katori sprouts',
    '1 glass chaas',
    '1 apple',
    '1 handful makhana',
    '1 katori curd',
    '1 guava',
  ]),
  ...ideasOf('snack', 'egg', ['1 boiled egg', '2 boiled egg whites']),
];
