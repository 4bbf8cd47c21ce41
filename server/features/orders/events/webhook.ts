import { createHash } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import type { AppContext } from '../../../context.ts';
import type { Api } from '../../../http/mount.ts';
import { HttpProblem } from '../../../http/problem.ts';
import { keepEvent } from './mutations.ts';
import { readablePart } from './processing.ts';

const largestEvent = 1_048_576;

/** POST /webhooks/razorpay: checks the signature over the raw bytes, keeps the event, answers; the job does the rest. */
export function paymentWebhook(api: Api, { db, clock, config, payments, jobs }: AppContext): void {
  const limit = bodyLimit({
    maxSize: largestEvent,
    onError: () => {
      throw new HttpProblem(413, 'payload_too_large', 'The event is too large.');
    },
  });
  api.post('/webhooks/razorpay', limit, async (c) => {
    if (payments?.kind !== 'razorpay' || !config.razorpay?.webhookSecret) {
      throw new HttpProblem(503, 'not_configured', "Payment events aren't set up on this server.");
    }
    const body = await c.req.text();
    if (!payments.isSignedEvent(body, c.req.header('x-razorpay-signature') ?? '')) {
      throw new HttpProblem(400, 'payment_not_verified', 'The signature is not that of the body.');
    }
    // The header isn't signed: with the body in it, nobody can use up the id of an event that is still to come.
    const id = createHash('sha256')
      .update(`${c.req.header('x-razorpay-event-id') ?? ''}\n${body}`)
      .digest('hex');
    await keepEvent(db, { id, body: readablePart(body) }, clock.now());
    jobs.wake('process-payment-events');
    return c.json({ status: 'ok' });
  });
}
