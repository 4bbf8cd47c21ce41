/** Figures about the product that can be looked up in it; figures about people are for the owner to count. */
export const claims = [
  { figure: '5,000+', label: 'foods with their portions' },
  { figure: '5', label: 'kinds of entries, one diary' },
  { figure: '2', label: 'languages, mixed as you speak' },
  { figure: '24/7', label: 'the assistant answers' },
  { figure: '30 days', label: 'to get your money back' },
];
