import { z } from 'zod';
import { planNames } from '../accounts/accounts.ts';
import { instant, nothing, route } from '../http.ts';
import { notificationCategories, notificationCodes } from '../notifications.ts';

const line = (what: string, longest: number) =>
  z.string().trim().min(1, `${what} is required.`).max(longest, `${what} has at most ${longest} characters.`);

const planSetting = z
  .object({
    code: z.enum(planNames),
    name: z.string(),
    /** Rupees. */
    price: z.number(),
    /** Rupees for twelve months; null where it is sold by the month alone. */
    yearlyPrice: z.number().nullable(),
    /** What a month costs in Telegram's Stars; null where it isn't sold for them. */
    stars: z.int().nullable(),
    description: z.string(),
    features: z.array(z.string()),
    popular: z.boolean(),
    cta: z.string(),
    sortOrder: z.int(),
  })
  .meta({ id: 'PlanSetting' });
export type PlanSetting = z.infer<typeof planSetting>;

const price = z
  .number('A price is a number of rupees.')
  .min(0, 'A price is at least 0.')
  .max(1_000_000, 'A price is at most 1,000,000.')
  .multipleOf(0.01, 'A price has at most two decimals.');

const changes = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape)
    .partial()
    .refine((body) => Object.values(body).some((value) => value !== undefined), 'Name what to change.');

export const listPlanSettings = route({
  method: 'get',
  path: '/admin/plans',
  access: 'admin',
  tag: 'Admin',
  summary: 'The plans as they are sold',
  status: 200,
  answer: z.array(planSetting),
});

export const updatePlan = route({
  method: 'patch',
  path: '/admin/plans/{code}',
  access: 'admin',
  tag: 'Admin',
  summary: 'Change a plan; what was ordered before keeps its price',
  params: z.object({ code: z.enum(planNames, 'There is no such plan.') }),
  body: changes({
    price,
    yearlyPrice: price.nullable(),
    stars: z
      .int('Stars are whole.')
      .min(1, 'A price in Stars is at least 1.')
      .max(10_000, 'A price in Stars is at most 10,000.')
      .nullable(),
    description: line('A description', 300),
    features: z.array(line('A feature', 200)).max(30, 'A plan lists at most 30 features.'),
    popular: z.boolean(),
    cta: line('The label of the button', 40),
    sortOrder: z.int('The order is a whole number.').min(0).max(1_000),
  }),
  grants: 'prices',
  status: 200,
  answer: planSetting,
});

const promoCodeSetting = z
  .object({
    code: z.string(),
    percent: z.int(),
    createdAt: instant,
    endsAt: instant.nullable(),
    /** How many paid orders may use it; null is any number. */
    mostUses: z.int().nullable(),
    uses: z.int(),
  })
  .meta({ id: 'PromoCodeSetting' });
export type PromoCodeSetting = z.infer<typeof promoCodeSetting>;

const endsAt = instant.nullable();
const mostUses = z.int('A limit is a whole number.').min(1, 'A limit is at least 1.').max(1_000_000_000).nullable();
const promoCode = z
  .string('Enter a code.')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,32}$/, 'A code has 3 to 32 letters, digits and hyphens.');

export const listPromoCodes = route({
  method: 'get',
  path: '/admin/promo-codes',
  access: 'admin',
  tag: 'Admin',
  summary: 'The promo codes, newest first',
  status: 200,
  answer: z.array(promoCodeSetting),
});

export const createPromoCode = route({
  method: 'post',
  path: '/admin/promo-codes',
  access: 'admin',
  tag: 'Admin',
  summary: 'Make a promo code',
  body: z.object({
    code: promoCode,
    percent: z
      .int('The discount is a whole number.')
      .min(1, 'A discount is at least 1 %.')
      .max(100, 'A discount is at most 100 %.'),
    endsAt: endsAt.optional(),
    mostUses: mostUses.optional(),
  }),
  grants: 'prices',
  status: 201,
  answer: promoCodeSetting,
});

export const updatePromoCode = route({
  method: 'patch',
  path: '/admin/promo-codes/{code}',
  access: 'admin',
  tag: 'Admin',
  summary: 'Change until when, or how often, a promo code holds; a time in the past ends it',
  params: z.object({ code: promoCode }),
  body: changes({ endsAt, mostUses }),
  grants: 'prices',
  status: 200,
  answer: promoCodeSetting,
});

export const deletePromoCode = route({
  method: 'delete',
  path: '/admin/promo-codes/{code}',
  access: 'admin',
  tag: 'Admin',
  summary: 'Remove a promo code that no order has used',
  params: z.object({ code: promoCode }),
  status: 204,
  answer: nothing,
});

const notificationTypeSetting = z
  .object({
    code: z.enum(notificationCodes),
    name: z.string(),
    description: z.string(),
    category: z.enum(notificationCategories),
    plans: z.array(z.enum(planNames)),
    /** Whether new people start with it. */
    byDefault: z.boolean(),
  })
  .meta({ id: 'NotificationTypeSetting' });
export type NotificationTypeSetting = z.infer<typeof notificationTypeSetting>;

export const listNotificationTypes = route({
  method: 'get',
  path: '/admin/notification-types',
  access: 'admin',
  tag: 'Admin',
  summary: 'The kinds of notification',
  status: 200,
  answer: z.array(notificationTypeSetting),
});

export const updateNotificationType = route({
  method: 'patch',
  path: '/admin/notification-types/{code}',
  access: 'admin',
  tag: 'Admin',
  summary: 'Change how a notification is called, which plans hold it, and whether new people start with it',
  params: z.object({ code: z.enum(notificationCodes, 'There is no such notification.') }),
  body: changes({
    name: line('A name', 80),
    description: line('A description', 300),
    category: z.enum(notificationCategories, 'There is no such category.'),
    plans: z.array(z.enum(planNames, 'There is no such plan.')).max(3),
    byDefault: z.boolean(),
  }),
  status: 200,
  answer: notificationTypeSetting,
});
