import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Razorpay, start } from '../../../../tests/fakes/razorpay.ts';
import { startTestServer, type TestServer } from '../../../../tests/server.ts';
import { balanceOf, expectedBalance, simulatePayments } from '../../../../tests/simulations/paymentSimulation.ts';

const payments = 12;

let razorpay: Razorpay;
let server: TestServer;
beforeAll(async () => {
  razorpay = await start();
  server = await startTestServer({ razorpay: { ...razorpay.settings, apiRoot: razorpay.url } });
  server.context.config.publicUrl = server.url;
  razorpay.books.now = server.clock.now;
});
afterAll(async () => {
  await server.close();
  await razorpay.close();
});

test(`${payments} payments by link, told in any order, with processes that end between any two steps: one period each`, async () => {
  const figures = await simulatePayments(server, razorpay, { payments, seed: 7 });
  expect(figures.kills).toBeGreaterThan(0);
  expect(await balanceOf(server, razorpay)).toEqual(expectedBalance(figures));
});
