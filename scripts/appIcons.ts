import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Draws the icons of the installed app from web/public/favicon.svg into web/public/icons. */
const root = join(import.meta.dirname, '..', 'web', 'public');
const logo = readFileSync(join(root, 'favicon.svg'));
const green = '#0a7d5d';

/** `share` is how much of the width the logo takes: systems cut a maskable icon to a circle of 80 % (W3C app manifest). */
async function draw(name: string, size: number, { share, isFilled }: { share: number; isFilled: boolean }) {
  const inner = Math.round(size * share);
  const drawn = await sharp(logo, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .toBuffer();
  const background = isFilled ? green : { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(root, 'icons', name));
}

await draw('app-192.png', 192, { share: 1, isFilled: false });
await draw('app-512.png', 512, { share: 1, isFilled: false });
await draw('maskable-512.png', 512, { share: 0.8, isFilled: true });
await draw('apple-180.png', 180, { share: 1, isFilled: true });
