import { rupees } from '../../../lib/money.ts';

/** What the person is told once the request was granted. */
export const grantedNotice = (refundId: string, amountPaise: number) => ({
  title: 'Your refund is granted',
  body: `${rupees(amountPaise)} will be sent back the way you paid.`,
  occasion: `refund ${refundId} granted`,
});

/** … once it was refused. */
export const refusedNotice = (refundId: string, reason: string) => ({
  title: 'Your refund request was refused',
  body: `${reason}\nIf you think this is wrong, write to support.`,
  occasion: `refund ${refundId} refused`,
});

/** … once the money is on its way. The gateway's refund counts: an order may be paid back in parts. */
export const sentBackNotice = (gatewayRefundId: string, amountPaise: number) => ({
  title: 'Your money was sent back',
  body: `${rupees(amountPaise)} went back the way you paid. Your bank may take a few working days to show it.`,
  occasion: `refund ${gatewayRefundId} sent`,
});
