const listOf = (element: string, count: number) => `[${Array(count).fill(element).join(',')}]`;

/** Imports that are small to send and large to read. */
export const hostileImports = [
  `{"foodEntries":${listOf('{}', 199_000)}}`,
  `{"foodEntries":${listOf('null', 2_500_000)}}`,
  `{"records":${listOf('[]', 3_000_000)}}`,
  `{"foodEntries":${'['.repeat(5_000_000)}`,
];
