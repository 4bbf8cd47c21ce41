import {
  grantRefund,
  listOpenRefunds as listOpenRefundsRoute,
  type RefundStatus,
  refuseRefund,
  requestRefund as requestRefundRoute,
} from '../../../../contract/commerce/subscriptions.ts';
import { noPayments, refunds } from '../../../../texts/refusals/orders.ts';
import { GatewayUnavailable } from '../../../clients/paymentGateway.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { HttpProblem, notFound } from '../../../http/problem.ts';
import { currencyOf } from '../policy.ts';
import { findRefund, findRefundable, listOpenRefunds, type ManagedRefundRow, type RefundRow } from './data.ts';
import { markGranted, markRefused, requestRefund } from './mutations.ts';
import { gatewaysOf, payRefund } from './payment.ts';

export function refundRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock, jobs, log } = context;

  mount(kit, requestRefundRoute, async ({ body, owner }) => {
    const request = await findRefundable(db, owner, body.orderId, clock.now());
    if (request === 'none') throw notFound('A paid order');
    if (request === 'too_late') {
      throw new HttpProblem(409, 'conflict', refunds.tooLate);
    }
    const refund = await requestRefund(db, owner, { ...request, reason: body.reason }, clock.now());
    if (refund.status === 'granted') jobs.wake('pay-refunds');
    if (refund.status === 'refused') {
      throw new HttpProblem(409, 'conflict', refunds.refused);
    }
    return toRefund((await findRefund(db, refund.id)) ?? { ...refund, orderNumber: null });
  });

  mount(kit, listOpenRefundsRoute, async () => (await listOpenRefunds(db)).map(toManagedRefund));

  mount(kit, grantRefund, async ({ params, principal }) => {
    const gateways = gatewaysOf(context);
    if (gateways.length === 0) throw new HttpProblem(503, 'not_configured', noPayments);
    const request = await findRefund(db, params.id);
    if (!request) throw notFound('This request');
    const gateway = gateways.find(({ kind }) => kind === request.gateway);
    if (!gateway) {
      throw new HttpProblem(409, 'conflict', `This was paid through ${request.gateway}, which is not set up now.`);
    }
    await markGranted(db, params.id, principal, clock.now());
    const granted = (await findRefund(db, params.id)) ?? request;
    if (granted.status === 'refused') throw new HttpProblem(409, 'conflict', 'This request was refused already.');
    if (granted.status !== 'processed') {
      await payRefund(context, gateway, granted).catch((error) => {
        if (!(error instanceof GatewayUnavailable)) throw error;
        log.warn({ error, refund: params.id }, 'a refund waits for the gateway');
      });
    }
    return toManagedRefund((await findRefund(db, params.id)) ?? granted);
  });

  mount(kit, refuseRefund, async ({ params, body, principal }) => {
    await markRefused(db, params.id, body.reason, principal, clock.now());
    const refund = await findRefund(db, params.id);
    if (!refund) throw notFound('This request');
    if (refund.status !== 'refused') throw new HttpProblem(409, 'conflict', 'This request was granted already.');
    if (refund.refusal !== body.reason) {
      throw new HttpProblem(409, 'conflict', `This request was refused already: “${refund.refusal}”`);
    }
    return toManagedRefund(refund);
  });
}

const toRefund = (row: RefundRow & Pick<ManagedRefundRow, 'orderNumber'>) => ({
  ...{ id: row.id, orderId: row.orderId, orderNumber: row.orderNumber, userId: row.userId, reason: row.reason },
  amount: row.stars ?? row.amountPaise,
  currency: currencyOf(row),
  status: row.status as RefundStatus,
  requestedAt: row.requestedAt.toISOString(),
  grantedAt: row.grantedAt?.toISOString() ?? null,
  ...{ refusal: row.refusal, failure: row.failure },
});

const toManagedRefund = (row: ManagedRefundRow) => ({ ...toRefund(row), userName: row.userName });
