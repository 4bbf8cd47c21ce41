import { z } from 'zod';
import { route } from '../http.ts';

export const plan = z
  .object({
    name: z.string(),
    price: z.number().meta({ description: 'Rupees' }),
    yearlyPrice: z.number().nullable().meta({ description: 'Rupees; null where it is sold by the month alone' }),
    priceWithTax: z.number().meta({ description: 'Rupees, what one month comes to in an order' }),
    yearlyPriceWithTax: z.number().nullable().meta({ description: 'Rupees, what one year comes to in an order' }),
    taxPercent: z.number(),
    period: z.enum(['forever', 'month']),
    description: z.string(),
    features: z.array(z.string()),
    popular: z.boolean(),
    cta: z.string().meta({ description: 'Label of the button' }),
  })
  .meta({ id: 'Plan' });

export const listPlans = route({
  method: 'get',
  path: '/plans',
  access: 'public',
  tag: 'Plans',
  summary: 'What can be subscribed to, in the order to show it',
  status: 200,
  answer: z.object({ plans: z.array(plan) }),
});

export const getPublicConfig = route({
  method: 'get',
  path: '/config',
  access: 'public',
  tag: 'Plans',
  summary: 'Which outside services this server is set up for',
  status: 200,
  answer: z
    .object({
      googleClientId: z.string().nullable(),
      payments: z.enum(['razorpay', 'sandbox', 'none']),
      razorpayKeyId: z.string().nullable(),
      telegramBot: z.string().nullable().meta({ description: 'User name of the bot, without @' }),
    })
    .meta({ id: 'PublicConfig' }),
});
