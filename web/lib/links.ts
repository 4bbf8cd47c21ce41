import type { Role } from '../../contract/accounts/accounts.ts';

const login = '/login';
const dashboard = '/app/dashboard';

export const links = {
  home: '/',
  sections: {
    home: '/#home',
    features: '/#features',
    demo: '/#demo',
    how: '/#how',
    why: '/#why',
    pricing: '/#pricing',
    faq: '/#faq',
    contact: '/#contact',
  },
  features: '/features',
  register: '/register',
  newsletter: '/newsletter',
  terms: '/terms',
  privacy: '/privacy',
  status: '/status',
  /** The server leads on to the bot, or to the sign-up form where there is no bot. */
  telegram: '/telegram',
  pricing: '/pricing',
  faq: '/faq',
  contact: '/contact',
  cart: '/cart',
  checkout: '/payment',
  paymentSuccess: '/payment-success',
  login,
  signUp: `${login}?mode=signup`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  portal: '/app',
  dashboard,
  assistant: '/app/assistant',
  healthLog: '/app/health-log',
  foodIntake: '/app/food-intake',
  training: '/app/training',
  trends: '/app/trends',
  nutrients: '/app/nutrients',
  myFoods: '/app/my-foods',
  notifications: '/app/notifications',
  profile: '/app/userprofile',
  settings: '/app/settings',
  billing: '/app/billing',
  review: '/app/review',
  reports: '/app/reports',
  healthReports: '/app/health-reports',
  support: '/app/support',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminTickets: '/admin/tickets',
  adminBroadcasts: '/admin/broadcasts',
  adminModels: '/admin/models',
  adminReports: '/admin/reports',
  adminSettings: '/admin/settings',
};

/** The course of a metric, over a range that ends today or in a calendar month, yyyy-mm. */
export const trendLink = (metric: string, time: { range: string } | { month: string }) =>
  `${links.trends}?${new URLSearchParams({ metric, ...time })}`;

/** The report of a month, yyyy-mm. */
export const monthReportLink = (month: string) => `${links.reports}/${month}`;

/** What was eaten on a local date. */
export const foodDayLink = (date: string) => `${links.foodIntake}?${new URLSearchParams({ date })}`;

/** Puts a plan into the cart: who is signed in pays at once, others see the cart. */
export const buyLink = (planName: string, isSignedIn: boolean, isYearly = false) =>
  `${isSignedIn ? links.checkout : links.cart}?add=${encodeURIComponent(planName.toLowerCase())}${isYearly ? '&term=year' : ''}`;

/** A tab of the support centre; it opens on its overview. */
export const supportTabLink = (tab: 'create' | 'tickets') => `${links.support}?tab=${tab}`;
export const ticketLink = (id: string) => `${links.support}/ticket/${id}`;
export const adminTicketLink = (id: string) => `${links.adminTickets}/${id}`;
export const ticketSearchLink = (words: string) => `${links.adminTickets}?q=${encodeURIComponent(words)}`;

const noticePages: Record<string, string> = {
  ...{ welcome: links.assistant, targets: links.profile, refund: links.billing, monthly_report: links.reports },
  ...{ water_reminder: dashboard, food_log: links.foodIntake, day_report: dashboard },
  ...{ weekly_report: links.review, weight_report: dashboard, period_reminder: links.healthLog },
};

/** The page that a notice is about, by its occasion; undefined where there is none. */
export function noticeLink(occasion: string, role: Role): string | undefined {
  const [kind = '', subject] = occasion.split(' ');
  if (kind === 'ticket' && subject) return role === 'user' ? ticketLink(subject) : adminTicketLink(subject);
  return role === 'user' ? noticePages[kind] : undefined;
}

/** The users that an admin finds with a word, or the one with an id. */
export const userSearchLink = (words: string) => `${links.adminUsers}?${new URLSearchParams({ q: words })}`;

/** What admins did to one thing, such as "user 0198…". */
export const auditLink = (subject: string) =>
  `${links.adminSettings}?${new URLSearchParams({ view: 'audit', subject })}`;

/** The sign-in page after a password was set on another page. */
export const newPasswordLink = `${login}?changed=1`;

/** Where a person is at home. */
export const homeOf = ({ role }: { role: Role }): string => homes[role];

const homes: Record<Role, string> = { user: links.dashboard, support: links.adminTickets, admin: links.admin };

/** The sign-in page, remembering where the person wanted to go and whether a session ended under them. */
export function signInLink({ from, ended }: { from?: string; ended?: boolean }): string {
  const query = new URLSearchParams();
  if (from && from !== dashboard) query.set('from', from);
  if (ended) query.set('ended', '1');
  return query.size > 0 ? `${login}?${query}` : login;
}

/** Where to go after signing in: only ever a page of this site, and never the sign-in page again. */
export function returnLink(query: URLSearchParams, home = dashboard): string {
  const from = query.get('from');
  const origin = 'http://site.invalid';
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return home;
  const { origin: target, pathname, search, hash } = new URL(from, origin);
  // A browser takes what begins with two slashes for the name of another site, and `/.//` becomes that.
  if (target !== origin || pathname.startsWith('//') || pathname === login) return home;
  return `${pathname}${search}${hash}`;
}
