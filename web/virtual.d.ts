declare module 'virtual:site-script' {
  /** Where the built script of the plain pages is, and what it imports. */
  export const siteScript: string;
  export const siteImports: string[];
}
