import type { AppContext } from '../../../context.ts';
import { rupees } from '../../../lib/money.ts';
import { nextTry } from '../policy.ts';
import { type Invoice, listUnmailedInvoices } from './data.ts';
import { markMailed, scheduleMail } from './mutations.ts';
import { renderInvoice } from './pdf.ts';

const mostAttempts = 12;

/** Sends the invoices that wait; one that can't be sent now is tried again, for about a day. */
export async function mailInvoices({ db, clock, mailer, config, log }: AppContext): Promise<void> {
  for (const invoice of await listUnmailedInvoices(db, clock.now())) {
    try {
      await mailer.send(await invoiceMail(invoice, config.publicUrl));
      await markMailed(db, invoice, clock.now());
    } catch (error) {
      const attempts = invoice.mailAttempts + 1;
      await scheduleMail(db, invoice, attempts, nextTry(attempts, clock.now(), mostAttempts));
      log.warn({ error, invoice: invoice.name, attempts }, 'an invoice could not be mailed');
    }
  }
}

async function invoiceMail(invoice: Invoice, publicUrl: string) {
  const { billing, lines, totalPaise } = invoice.details;
  const bought = lines.map(({ name, quantity }) => `${name} x ${quantity}`).join(', ');
  return {
    to: billing.email,
    subject: `Your FitPulse invoice ${invoice.name}`,
    text: [
      `Hello ${billing.name},`,
      `thank you for your payment of ${rupees(totalPaise)} for ${bought}. The invoice is attached.`,
      `Your orders and invoices are at ${publicUrl}/app/billing. Within 30 days you can ask for your money back there.`,
      'FitPulse',
    ].join('\n\n'),
    attachments: [
      {
        filename: `invoice-${invoice.name.replaceAll('/', '-')}.pdf`,
        content: await renderInvoice(invoice, false),
        contentType: 'application/pdf',
      },
    ],
    messageId: `<invoice-${invoice.name.replaceAll('/', '-')}@${new URL(publicUrl).hostname}>`,
  };
}
