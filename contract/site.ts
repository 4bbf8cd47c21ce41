/** Stands in the built pages for the address that people reach the site at; the server puts that in. */
export const originPlaceholder = 'https://origin.invalid';

/** Public pages that are built as HTML, with those that search engines should know. */
export const sitePages = [
  { path: '/', listed: true },
  { path: '/features', listed: true },
  { path: '/terms', listed: true },
  { path: '/privacy', listed: true },
  { path: '/newsletter', listed: true },
  { path: '/register', listed: true },
  { path: '/login', listed: true },
  { path: '/forgot-password', listed: false },
  { path: '/reset-password', listed: false },
  { path: '/login-link', listed: false },
  { path: '/newsletter-confirm', listed: false },
  { path: '/newsletter-leave', listed: false },
  { path: '/confirm-email', listed: false },
  { path: '/cart', listed: false },
  { path: '/payment-success', listed: false },
  { path: '/error-test', listed: false },
] as const;

/** Addresses that lead to a section of the landing page. */
export const sectionPaths = ['/how', '/why', '/pricing', '/faq', '/contact'] as const;
