import type { EntryKind } from '../../contract/entryKinds.ts';

/** Everything below `logged` changes when something is logged. */
const logged = ['logged'] as const;

export const queryKeys = {
  chat: ['chat', 'messages'] as const,
  outbox: ['chat', 'outbox'] as const,
  logged,
  daySummary: [...logged, 'summary'] as const,
  goalStatus: [...logged, 'goal-status'] as const,
  counters: [...logged, 'counters'] as const,
  diary: (date?: string) => [...logged, 'diary', date ?? 'today'] as const,
  recentFoods: (mealType: string) => [...logged, 'recent-foods', mealType] as const,
  foods: (words: string) => ['foods', words] as const,
  nutrients: (from: string, to: string) => [...logged, 'nutrients', from, to] as const,
  trend: (...parts: string[]) => [...logged, 'trend', ...parts] as const,
  lastWeight: [...logged, 'last-weight'] as const,
  weightChart: (days: number) => [...logged, 'weight-chart', days] as const,
  activityChart: [...logged, 'activity-chart'] as const,
  /** The entries of a kind: of all days known, or of one; without a date, of the person's today. */
  entries: (kind: EntryKind) => {
    const all = [...logged, kind] as const;
    return { all, of: (date?: string) => [...all, date ?? 'today'] as const };
  },
  readingSpan: (from: string, to: string) => [...logged, 'reading', from, to] as const,
  savedFoods: (list: string) => ['saved-foods', list] as const,
  workouts: (date?: string) => [...logged, 'workouts', date ?? 'today'] as const,
  exercises: ['exercises'] as const,
  fasting: [...logged, 'fasting'] as const,
  moodPatterns: [...logged, 'mood-patterns'] as const,
  readingKinds: ['reading-kinds'] as const,
  goals: ['goals'] as const,
  profile: ['profile'] as const,
  notices: [...logged, 'notices'] as const,
  notifications: ['notifications'] as const,
  reminders: ['reminders'] as const,
  subscriptions: ['subscriptions'] as const,
  devices: ['devices'] as const,
  secondFactors: ['second-factors'] as const,
  subscription: ['subscription'] as const,
  orders: ['orders'] as const,
  reports: ['reports'] as const,
  doctorPages: ['doctor-pages'] as const,
  /** Below what is logged, as a report that is sent in the chat changes it. */
  healthReports: [...logged, 'health-reports'] as const,
  telegram: ['telegram'] as const,
  config: ['config'] as const,
  plans: ['plans'] as const,
  tickets: ['tickets'] as const,
  ownTickets: ['tickets', 'own'] as const,
  ticket: (id: string) => ['tickets', 'one', id] as const,
  ticketQueue: (filter: object) => ['tickets', 'queue', filter] as const,
  adminStats: ['admin', 'stats'] as const,
  people: ['admin', 'people'] as const,
  refunds: ['admin', 'refunds'] as const,
  broadcasts: ['admin', 'broadcasts'] as const,
  audience: (audience: string) => ['admin', 'audience', audience] as const,
  adminReport: (report: string) => ['admin', 'report', report] as const,
  planSettings: ['admin', 'plans'] as const,
  promoCodes: ['admin', 'promo-codes'] as const,
  notificationTypes: ['admin', 'notification-types'] as const,
  auditLog: ['admin', 'audit'] as const,
};
