import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Books, type Payment } from './razorpay/books.ts';
import { newId, Refusal } from './razorpay/service.ts';

export interface WebhookEvent {
  id: string;
  name: string;
  body: string;
  signature: string;
}

export type Razorpay = Awaited<ReturnType<typeof start>>;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** An HTTP server that behaves as the Razorpay API v1 does, with the payer and the sender of webhooks on its other side. */
export async function start() {
  const keyId = 'rzp_test_fake0000000001';
  const keySecret = 'fake-key-secret';
  const webhookSecret = 'fake-webhook-secret';
  const books = new Books();
  const calls: string[] = [];
  let failing: 'error' | 'silence' | undefined;

  async function answer(request: IncomingMessage): Promise<unknown> {
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== authorization) throw new Refusal(401, 'Authentication failed');
    const body = await readJson(request);
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, version, kind, id = '', part] = url.pathname.split('/');
    switch (`${request.method} ${version}/${kind}${id && '/:id'}${part ? `/${part}` : ''}`) {
      case 'POST v1/orders':
        return books.createOrder(body);
      case 'GET v1/orders': {
        const items = [...books.orders.values()].slice(0, Number(url.searchParams.get('count') ?? 10));
        return { entity: 'collection', count: items.length, items };
      }
      case 'GET v1/orders/:id/payments': {
        if (!books.orders.has(id)) throw new Refusal(400, 'The id provided does not exist');
        const items = [...books.payments.values()].filter((payment) => payment.order_id === id);
        return { entity: 'collection', count: items.length, items };
      }
      case 'POST v1/payment_links':
        return books.links.create(body);
      case 'GET v1/payment_links': {
        const link = books.links.withReference(url.searchParams.get('reference_id') ?? '');
        return { payment_links: link ? [link] : [] };
      }
      case 'GET v1/payment_links/:id':
        return books.links.named(id);
      case 'POST v1/payment_links/:id/cancel':
        return books.links.cancel(id);
      case 'POST v1/payments/:id/refund': {
        const key = request.headers['x-refund-idempotency'] as string | undefined;
        return books.refund(id, body.amount as number | undefined, key);
      }
      case 'GET v1/refunds/:id': {
        const refund = books.refunds.get(id);
        if (!refund) throw new Refusal(400, 'The id provided does not exist');
        return refund;
      }
      default:
        throw new Refusal(404, 'The requested URL was not found on the server.');
    }
  }

  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (failing === 'silence') return;
    const send = (status: number, content: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    };
    if (failing === 'error')
      return send(500, { error: { code: 'SERVER_ERROR', description: 'We are facing trouble.' } });
    try {
      send(200, await answer(request));
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      send(status, { error: { code: 'BAD_REQUEST_ERROR', description: (error as Error).message } });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  /** An event about a payment as it is now, signed. */
  function event(name: string, paymentId: string, refundId?: string): WebhookEvent {
    const payment = books.payments.get(paymentId);
    const order = name === 'order.paid' ? books.orders.get(payment?.order_id ?? '') : undefined;
    const refund = refundId === undefined ? undefined : books.refunds.get(refundId);
    return sealed(name, { payment, order, refund });
  }

  /** payment_link.paid, with its order and its payment, or that the link has expired or was cancelled. */
  function linkEvent(linkId: string): WebhookEvent {
    const payment_link = books.links.named(linkId);
    const order = books.orders.get(payment_link.order_id ?? '');
    const payment = books.payments.get(payment_link.payments?.[0]?.payment_id ?? '');
    return sealed(`payment_link.${payment_link.status}`, { payment, order, payment_link });
  }

  function sealed(name: string, entities: Record<string, unknown>): WebhookEvent {
    const present = Object.entries(entities).filter(([, entity]) => entity);
    const body = JSON.stringify({
      ...{ entity: 'event', account_id: 'acc_fake0000000001', event: name, contains: present.map(([kind]) => kind) },
      payload: Object.fromEntries(present.map(([kind, entity]) => [kind, { entity }])),
      created_at: books.seconds(),
    });
    return { id: newId('evt').slice(4), name, body, signature: hmac(webhookSecret, body) };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings: { keyId, keySecret, webhookSecret },
    /** Every request, in the order of arrival. */
    calls,
    books,

    pay: (orderId: string, outcome: 'captured' | 'failed' = 'captured', amount?: number): Payment =>
      books.pay(orderId, outcome, amount),
    /** What the payment widget hands to the page. */
    widgetResult: ({ id, order_id }: Payment) => ({
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: hmac(keySecret, `${order_id}|${id}`),
    }),
    event,
    linkEvent,
    payLink: (linkId: string, how?: { isInFlight: boolean }): Payment => books.links.pay(linkId, how),
    /** Where the payer's browser goes after a paid link. */
    callbackOf(linkId: string): string {
      const { id, reference_id, status, payments, callback_url } = books.links.named(linkId);
      const paymentId = payments?.[0]?.payment_id ?? '';
      const url = new URL(callback_url);
      const told = { payment_id: paymentId, payment_link_id: id, payment_link_reference_id: reference_id };
      const signature = hmac(keySecret, [id, reference_id, status, paymentId].join('|'));
      for (const [name, value] of Object.entries({ ...told, payment_link_status: status, signature })) {
        url.searchParams.set(`razorpay_${name}`, value);
      }
      return url.href;
    },
    /** Sends an event as Razorpay does; an event is sent again with the same id and body. */
    deliver: ({ id, body, signature }: WebhookEvent, url: string): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'user-agent': 'Razorpay-Webhook/v1' },
          ...{ 'x-razorpay-signature': signature, 'x-razorpay-event-id': id },
        },
        body,
      }),
    /** The bank has paid the money back. */
    processRefund(refundId: string): WebhookEvent {
      const refund = books.refunds.get(refundId);
      if (!refund) throw new Error(`There is no refund ${refundId}.`);
      refund.status = 'processed';
      return event('refund.processed', refund.payment_id, refundId);
    },

    /** 500 to everything, or no answer at all; undefined works again. */
    set failing(how: 'error' | 'silence' | undefined) {
      failing = how;
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON.');
  }
}
