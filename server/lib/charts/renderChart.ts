import { type Chart, drawChart } from './drawChart.ts';
import { openFonts } from './letters.ts';

/** A chart as PNG; fonts and renderer are loaded with the first one. */
export async function renderChart(chart: Chart): Promise<Buffer> {
  const [fonts, { default: sharp }] = await Promise.all([openFonts(), import('sharp')]);
  return sharp(Buffer.from(drawChart(chart, fonts)))
    .png({ palette: true })
    .toBuffer();
}
