import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** Draws the picture that links to the site are shown with: web/public/og.png. */
const root = join(import.meta.dirname, '..');
const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');
const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
* { margin: 0; box-sizing: border-box; }
body { display: flex; align-items: center; gap: 56px; width: 1200px; height: 630px; padding: 0 76px; font: 500 27px/1.4 Inter;
  color: #12211b; background: #f5f8f6; }
.logo { display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 720; letter-spacing: -0.02em; }
h1 { margin: 44px 0 22px; font-size: 74px; font-weight: 740; line-height: 1.04; letter-spacing: -0.035em; }
h1 em { font-style: normal; color: #0a7558; }
p { color: #53645c; }
.chat { flex: none; display: grid; gap: 20px; width: 430px; padding: 32px; border: 1px solid #e0e8e4; border-radius: 32px;
  background: #fff; font-size: 23px; box-shadow: 0 30px 60px -24px rgb(16 40 30 / 25%); }
.said { justify-self: end; padding: 16px 22px; border-radius: 24px 24px 6px 24px; color: #fff; background: #0a7d5d; }
.answer { padding: 18px 22px; border-radius: 24px 24px 24px 6px; background: #eff4f1; }
.answer div { display: flex; justify-content: space-between; padding: 4px 0; font-variant-numeric: tabular-nums; }
.answer .sum { margin-top: 8px; padding-top: 12px; border-top: 1px solid #d5dfda; font-weight: 700; }
</style><main><div class="logo"><svg viewBox="0 0 32 32" width="56" height="56"><rect width="32" height="32" rx="9" fill="#0a7d5d"/>
<path d="M5.5 17h5l2.6-7 5.3 13 3-8.5 1.2 2.5h3.9" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"
stroke-linejoin="round"/></svg>FitPulse</div><h1>Write what<br>you ate.<br><em>FitPulse<br>counts it.</em></h1>
<p>The health companion that lives in a chat</p></main>
<div class="chat"><div class="said">2 rotis with dal and a glass of lassi</div>
<div class="answer"><div><span>Roti, 2 pieces</span><span>206</span></div><div><span>Dal, 1 katori</span><span>120</span></div>
<div><span>Sweet lassi, 1 glass</span><span>197</span></div><div class="sum"><span>Lunch</span><span>523 kcal</span></div></div></div>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: join(root, 'web', 'public', 'og.png') });
await browser.close();
