import type { Page, Route } from 'playwright-core';

/** Answers the calls of the API one at a time, the latest first, each once the page shows the one before. */
export async function answerOneByOne(page: Page): Promise<void> {
  const held: Route[] = [];
  let isAnswering = false;
  const shown = () =>
    page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      // The test may be over before the last answer is shown.
      .catch(() => undefined);
  await page.route('**/api/v1/**', async (route) => {
    held.push(route);
    if (isAnswering) return;
    isAnswering = true;
    await shown();
    for (let next = held.pop(); next; next = held.pop()) {
      await next.fulfill({ response: await next.fetch() });
      await shown();
    }
    isAnswering = false;
  });
}

/** Of the Layout Instability API, which TypeScript doesn't know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: { sum: number; moved: string[] };
  }
}

/** Notes what moves on the page though nobody did anything. The call that it returns tells the sum, and what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<Window['shifts']>> {
  const watching = await page.addInitScript(() => {
    window.shifts = { sum: 0, moved: [] };
    // What a press moves has half a second by the standard; a busy machine takes longer.
    const pressMs = 2_000;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const press = () => {
      pressedAt = performance.now();
    };
    addEventListener('pointerdown', press, { capture: true });
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName} from ${previousRect.y} to ${currentRect.y}`;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput || (shift.startTime > pressedAt && shift.startTime < pressedAt + pressMs)) continue;
        window.shifts.sum += shift.value;
        window.shifts.moved.push(`${shift.value.toFixed(3)}: ${shift.sources.map(describe).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await watching.dispose();
    return page.evaluate(() => window.shifts);
  };
}
