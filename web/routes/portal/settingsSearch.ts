/** Whether every word that is looked for stands in what a setting is about. */
export function isFound(looked: string, about: readonly string[]): boolean {
  const text = about.join(' ').toLowerCase();
  return looked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
