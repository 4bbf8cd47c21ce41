/** What the assistant answers to the sentence of the sample, figure for figure. */
export const sampleMeal = {
  said: '2 rotis with dal and a glass of lassi',
  items: [
    { portion: 'Roti, 2 pieces (80 g)', kcal: 206 },
    { portion: 'Dal, 1 katori (150 g)', kcal: 120 },
    { portion: 'Sweet lassi, 1 glass (263 g)', kcal: 197 },
  ],
  total: { kcal: 523, lowKcal: 350, highKcal: 819, proteinG: 18, carbsG: 96, fatG: 11 },
};
