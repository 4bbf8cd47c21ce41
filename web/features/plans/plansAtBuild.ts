import { taxedPrices } from '../../../contract/commerce/checkout.ts';
import type { Plan } from './plan.ts';

const sold: Omit<Plan, keyof ReturnType<typeof taxedPrices>>[] = [
  {
    name: 'Free',
    price: 0,
    yearlyPrice: null,
    period: 'forever',
    description: 'Everything for keeping a diary.',
    features: [
      'Log food, water, activity, weight and sleep in the chat',
      'Daily targets worked out for you',
      'Dashboard with charts of your week and month',
      'Reminders at your local time',
      'Export all of your data at any time',
    ],
    popular: false,
    cta: 'Get Started',
  },
  {
    name: 'Pro',
    price: 299,
    yearlyPrice: 2_990,
    period: 'month',
    description: 'For people who want to see how they are doing over time.',
    features: ['Everything in Free', 'A PDF report every month', 'Monthly report notification'],
    popular: true,
    cta: 'Go Pro',
  },
  {
    name: 'Premium',
    price: 599,
    yearlyPrice: 5_990,
    period: 'month',
    description: 'For people who want all of it, and help first.',
    features: ['Everything in Pro', 'Your support requests are answered first'],
    popular: false,
    cta: 'Go Premium',
  },
];

/** What the plans are when the site is built; what the server says replaces it. Pages carry it, no script does. */
export const plansAtBuild: Plan[] = sold.map((plan) => ({ ...plan, ...taxedPrices(plan) }));
