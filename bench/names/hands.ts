/** Hands with expectations of food that may be looked at. */
export const openHands = ['hand-29', 'hand-33', 'hand-35', 'hand-36', 'hand-37', 'hand-40', 'hand-41'];
