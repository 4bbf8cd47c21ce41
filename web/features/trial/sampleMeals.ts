const totals = { calories: 523, caloriesLow: 350, caloriesHigh: 819, proteinG: 18, carbsG: 96, fatG: 11 };

/** What the assistant answers to the sentence of the sample, figure for figure. */
export const sampleMeals = {
  en: {
    said: '2 rotis with dal and a glass of lassi',
    items: [
      { portion: 'Roti, 2 pieces (80 g)', calories: 206 },
      { portion: 'Dal, 1 katori (150 g)', calories: 120 },
      { portion: 'Sweet lassi, 1 glass (263 g)', calories: 197 },
    ],
    totals,
  },
  hi: {
    said: '2 रोटी, दाल और एक गिलास लस्सी',
    items: [
      { portion: 'रोटी, 2 पीस (80 ग्राम)', calories: 206 },
      { portion: 'दाल, 1 कटोरी (150 ग्राम)', calories: 120 },
      { portion: 'लस्सी, 1 गिलास (263 ग्राम)', calories: 197 },
    ],
    totals,
  },
};
