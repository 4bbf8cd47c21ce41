import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { meanings } from './colors.ts';

const surface = { light: '#ffffff', dark: '#141c19' };
/** Signs of others, codes for cameras, and what hands a colour to where variables are unknown. */
const drawnByOthers = [
  'web/ui/icons.tsx',
  'web/root.tsx',
  'web/features/orders/razorpay.ts',
  'web/features/accounts/secondFactor/QrCode.tsx',
];

function linear(hex: string): number[] {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

const weighed = (parts: number[], weights: number[]) =>
  parts.reduce((sum, part, place) => sum + part * (weights[place] ?? 0), 0);

/** Oklab by Björn Ottosson: as far apart as two colours look. */
function oklab(hex: string): number[] {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((weights) => Math.cbrt(weighed(linear(hex), weights)));
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((weights) => weighed(cones, weights));
}

/** WCAG 2.1, relative luminance. */
function contrast(one: string, other: string): number {
  const light = [one, other].map((hex) => weighed(linear(hex), [0.2126, 0.7152, 0.0722]) + 0.05);
  return Math.max(...light) / Math.min(...light);
}

describe.each(['light', 'dark'] as const)('on %s ground', (scheme) => {
  const colors = Object.entries(meanings).map(([name, color]) => [name, color[scheme]] as const);

  test('every meaning has a colour that no other one looks like', () => {
    const alike = colors.flatMap(([name, color], place) =>
      colors
        .slice(place + 1)
        .filter(([, other]) => Math.hypot(...oklab(color).map((part, at) => part - (oklab(other)[at] ?? 0))) < 0.07)
        .map(([other]) => `${name} and ${other}`),
    );
    expect(alike).toEqual([]);
  });

  test('every colour stands out from its card by 3 to 1', () => {
    expect(colors.filter(([, color]) => contrast(color, surface[scheme]) < 3)).toEqual([]);
  });
});

test('what the reports of admins draw has colours that are told apart', () => {
  const charts = globSync('web/features/admin/reports/*Chart.tsx').map((file) => readFileSync(file, 'utf8'));
  const drawn = charts.flatMap((chart) => [...chart.matchAll(/\w+: 'var\(--([\w-]+)\)'/g)].map(([, name]) => name));
  expect(drawn).toContain('course-first');
  expect(drawn.filter((name) => name && !(name in meanings))).toEqual([]);
});

test('no component and no stylesheet has a colour of its own', () => {
  const files = globSync('web/**/*.{css,tsx,ts}').filter(
    (file) => !file.startsWith('web/ui/shell/') && !drawnByOthers.includes(file),
  );
  const colored = files.filter((file) =>
    /#[0-9a-f]{3}(?:[0-9a-f]{3}(?:[0-9a-f]{2})?)?\b/i.test(readFileSync(file, 'utf8')),
  );
  expect(colored).toEqual([]);
});
