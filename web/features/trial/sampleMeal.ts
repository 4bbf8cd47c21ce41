/** What the assistant answers to the sentence of the sample, figure for figure. */
export const sampleMeal = {
  said: '2 rotis with dal and a glass of lassi',
  items: [
    { portion: 'Roti, 2 pieces (80 g)', calories: 206 },
    { portion: 'Dal, 1 katori (150 g)', calories: 120 },
    { portion: 'Sweet lassi, 1 glass (263 g)', calories: 197 },
  ],
  totals: { calories: 523, caloriesLow: 350, caloriesHigh: 819, proteinG: 18, carbsG: 96, fatG: 11 },
};
