import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import type { Pages } from './pages.ts';

const map = 'https://www.openstreetmap.org';
const razorpay = 'https://checkout.razorpay.com';
const google = 'https://accounts.google.com/gsi/';

/**
 * Only our own scripts run: files of this origin, and the inline ones that the build wrote, by their hashes. Razorpay's
 * and Google's may where they are set up.
 */
export function securityHeaders(config: Config, pages: Pages): MiddlewareHandler {
  const ifRazorpay = (...sources: string[]) => (config.razorpay ? sources : []);
  const ifGoogle = (...sources: string[]) => (config.google ? sources : []);
  const inlineScripts = ({ req }: Context) => (pages.for(req.path)?.scriptHashes ?? []).join(' ');
  const opensWindows = config.razorpay || config.google;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...ifRazorpay(razorpay), ...ifGoogle(`${google}client`), inlineScripts],
      // Mantine sets colours and sizes in style attributes.
      styleSrc: ["'self'", "'unsafe-inline'", ...ifGoogle(`${google}style`)],
      imgSrc: ["'self'", 'data:', 'blob:', ...ifRazorpay('https://*.razorpay.com')],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...ifRazorpay('https://*.razorpay.com'), ...ifGoogle(google)],
      frameSrc: ["'self'", map, ...ifRazorpay('https://*.razorpay.com'), ...ifGoogle(google)],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      // Razorpay sends the person on to the bank with a form where no window can be opened.
      formAction: ["'self'", ...ifRazorpay('https://*.razorpay.com')],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: config.production ? 'max-age=31536000; includeSubDomains' : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: opensWindows ? 'same-origin-allow-popups' : 'same-origin',
  });
}
