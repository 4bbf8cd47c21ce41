import type { getGrowthReport, getRetentionReport, getRevenueReport } from '../../../../contract/admin/adminReports.ts';
import type { AnswerOf } from '../../../../contract/http.ts';

type Cell = string | number;

export const revenueTable = ({ rows }: AnswerOf<typeof getRevenueReport>): Cell[][] => [
  [
    ...['Month', 'Plan', 'Payments (INR)', 'Refunds (INR)', 'Revenue (INR)', 'Orders'],
    ...['Payments (Stars)', 'Refunds (Stars)', 'Revenue (Stars)'],
  ],
  ...rows.map(({ month, plan, payments, refunds, revenue, orders, stars }) => [
    ...[month, plan, rupees(payments), rupees(refunds), rupees(revenue), orders],
    ...[stars.payments, stars.refunds, stars.revenue],
  ]),
];

export const retentionTable = ({ cohorts }: AnswerOf<typeof getRetentionReport>): Cell[][] => {
  const longest = Math.max(0, ...cohorts.map(({ active }) => active.length));
  return [
    ['Sign-up week', 'People', ...Array.from({ length: longest }, (_, age) => `Active in week ${age}`)],
    ...cohorts.map(({ week, people, active }) => [week, people, ...active]),
  ];
};

export const growthTable = ({ weeks }: AnswerOf<typeof getGrowthReport>): Cell[][] => [
  ['Week', 'Sign-ups', 'People', 'Active people', 'Entries', 'Messages'],
  ...weeks.map(({ week, signUps, people, activePeople, entries, messages }) => [
    ...[week, signUps, people, activePeople, entries],
    messages,
  ]),
];

/** The cells are figures, dates and our own words: none needs quotes, none starts a formula. */
export const toCsv = (table: Cell[][]): string => table.map((row) => `${row.join(',')}\r\n`).join('');

const rupees = (paise: number): string => (paise / 100).toFixed(2);
