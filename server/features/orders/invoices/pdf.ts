import { createElement, type ReactNode } from 'react';
import { taxPercent } from '../../../../contract/commerce/checkout.ts';
import * as texts from '../../../../texts/commerce/invoice.ts';
import { longDate } from '../../../../texts/dates.ts';
import { type Locale, pageLocaleOf } from '../../../../texts/locale.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { rupees } from '../../../lib/money.ts';
import { openPdfRenderer, pdfFont } from '../../../lib/pdf.ts';
import { termOf } from '../policy.ts';
import type { Invoice } from './data.ts';

const grey = '#5b6770';
const brand = '#0b7a6b';
const rule = { borderBottom: '1 solid #d9dfe3', paddingVertical: 8, flexDirection: 'row' } as const;
const sum = { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 } as const;
const styles = {
  page: { fontFamily: pdfFont, fontSize: 10, padding: 48, lineHeight: 1.45, color: '#1c2429' },
  head: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, marginBottom: 26 },
  headLeft: { flex: 1 },
  brand: { fontSize: 20, fontWeight: 600, color: brand, lineHeight: 1.3 },
  title: { fontSize: 16, fontWeight: 600, lineHeight: 1.3, marginBottom: 4 },
  headRight: { alignItems: 'flex-end', flexShrink: 0 },
  seller: { color: grey, maxWidth: 240 },
  parties: { flexDirection: 'row', gap: 24, marginBottom: 26, paddingTop: 16, borderTop: `2 solid ${brand}` },
  party: { flex: 1 },
  label: { color: grey, marginBottom: 3 },
  name: { fontWeight: 600 },
  reference: { color: grey, fontSize: 8.5 },
  headRow: { ...rule, color: grey },
  row: rule,
  what: { flex: 4 },
  figure: { flex: 1.4, textAlign: 'right' },
  sums: { marginTop: 14, marginLeft: '50%' },
  sum,
  total: { ...sum, marginTop: 5, paddingTop: 8, fontSize: 12, fontWeight: 600, borderTop: `1 solid ${brand}` },
  foot: { position: 'absolute', left: 48, right: 48, bottom: 36, color: grey, fontSize: 9 },
} as const;

const sellersTimeZone = 'Asia/Kolkata';

/** The invoice as a PDF; a refund since then is said on it. */
export async function renderInvoice(invoice: Invoice, isRefunded: boolean, locale: Locale): Promise<Buffer> {
  const { Document, Page, View, Text, renderToBuffer } = await openPdfRenderer();
  const { details, name, issuedAt } = invoice;
  const countryNames = new Intl.DisplayNames(pageLocaleOf(locale), { type: 'region' });
  const { seller, billing, lines } = details;

  const view = (style: keyof typeof styles, ...children: ReactNode[]) =>
    createElement(View, { style: styles[style] }, ...children);
  const text = (content: string, style?: keyof typeof styles) =>
    createElement(Text, style ? { style: styles[style] } : {}, content);
  const row = (style: 'headRow' | 'row', [what, ...figures]: string[]) =>
    view(style, text(what ?? '', 'what'), ...figures.map((each) => text(each, 'figure')));
  const amount = (label: string, paise: number, style: 'sum' | 'total' = 'sum') =>
    view(style, text(label), text(rupees(paise)));

  const document = createElement(
    Document,
    { title: texts.title(locale, name), author: seller.name, language: locale },
    createElement(
      Page,
      { size: 'A4', style: styles.page },
      view(
        'head',
        view(
          'headLeft',
          text(seller.name, 'brand'),
          text(seller.address, 'seller'),
          seller.gstin && text(`GSTIN ${seller.gstin}`, 'seller'),
        ),
        view(
          'headRight',
          text(seller.gstin ? texts.taxInvoice(locale) : texts.invoice(locale), 'title'),
          text(name),
          text(longDate(locale, localDateOf(issuedAt, sellersTimeZone))),
        ),
      ),
      view(
        'parties',
        view(
          'party',
          text(texts.billedTo(locale), 'label'),
          text(billing.name, 'name'),
          // Who pays in the chat is not asked for an address.
          ...[
            billing.address,
            [billing.city, `${billing.state} ${billing.postal_code}`].filter((part) => part.trim() !== '').join(', '),
            countryNames.of(billing.country) ?? billing.country,
            billing.email,
          ].flatMap((line) => (line === '' ? [] : text(line))),
        ),
        view(
          'party',
          text(texts.payment(locale), 'label'),
          text(isRefunded ? texts.refunded(locale) : texts.paid(locale), 'name'),
          details.orderNumber !== undefined && text(texts.order(locale, details.orderNumber), 'reference'),
          text(texts.receipt(locale, details.receipt), 'reference'),
          text(texts.paymentId(locale, details.paymentId), 'reference'),
        ),
      ),
      row(
        'headRow',
        [texts.description, texts.quantity, texts.price, texts.amount].map((column) => column(locale)),
      ),
      ...lines.map((line) =>
        row('row', [
          `FitPulse ${line.name}`,
          texts.times[termOf(line)](locale, line.quantity),
          rupees(line.unitPaise),
          rupees(line.unitPaise * line.quantity),
        ]),
      ),
      view(
        'sums',
        amount(texts.subtotal(locale), details.subtotalPaise),
        details.discountPaise > 0 && amount(texts.discount(locale, details.promoCode ?? ''), -details.discountPaise),
        amount(texts.tax(locale, taxPercent), details.taxPaise),
        amount(texts.total(locale), details.totalPaise, 'total'),
      ),
      text(texts.foot(locale), 'foot'),
    ),
  );
  return renderToBuffer(document);
}
