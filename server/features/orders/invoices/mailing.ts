import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/notices/mails.ts';
import type { AppContext } from '../../../context.ts';
import { rupees } from '../../../lib/money.ts';
import { nextTry } from '../policy.ts';
import { type Invoice, listUnmailedInvoices } from './data.ts';
import { markMailed, scheduleMail } from './mutations.ts';
import { renderInvoice } from './pdf.ts';

const mostAttempts = 12;

/** Sends the invoices that wait; one that can't be sent now is tried again, for about a day. */
export async function mailInvoices({ db, clock, mailer, config, log }: AppContext): Promise<void> {
  for (const { invoice, locale } of await listUnmailedInvoices(db, clock.now())) {
    try {
      await mailer.send(await invoiceMail(invoice, locale, config.publicUrl));
      await markMailed(db, invoice, clock.now());
    } catch (error) {
      const attempts = invoice.mailAttempts + 1;
      await scheduleMail(db, invoice, attempts, nextTry(attempts, clock.now(), mostAttempts));
      log.warn({ error, invoice: invoice.name, attempts }, 'an invoice could not be mailed');
    }
  }
}

async function invoiceMail(invoice: Invoice, locale: Locale, publicUrl: string) {
  const { billing, lines, totalPaise } = invoice.details;
  const bought = lines.map(({ name, quantity }) => `${name} x ${quantity}`).join(', ');
  return {
    to: billing.email,
    subject: texts.invoiceSubject(locale, invoice.name),
    text: [
      texts.hello(locale, billing.name),
      texts.invoiceThanks(locale, rupees(totalPaise), bought),
      texts.invoiceOrders(locale, `${publicUrl}/app/billing`),
      'FitPulse',
    ].join('\n\n'),
    attachments: [
      {
        filename: `invoice-${invoice.name.replaceAll('/', '-')}.pdf`,
        content: await renderInvoice(invoice, false, locale),
        contentType: 'application/pdf',
      },
    ],
    messageId: `<invoice-${invoice.name.replaceAll('/', '-')}@${new URL(publicUrl).hostname}>`,
  };
}
