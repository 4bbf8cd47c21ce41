import type { MiddlewareHandler } from 'hono';
import type { Budget } from './costBudget.ts';
import { networkOf } from './peer.ts';
import { HttpProblem } from './problem.ts';

/** Takes the cost of a page outside the API out of the minute of its reader's network, and says what is left as the API does. */
export const chargePage =
  (budget: Budget, cost: number): MiddlewareHandler =>
  async (c, next) => {
    try {
      const headers = budget.spend(`network ${networkOf(c)}`, cost);
      await next();
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      return c.text(error.message, error.status, error.headers);
    }
  };
