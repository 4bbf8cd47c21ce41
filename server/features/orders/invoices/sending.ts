import * as texts from '../../../../texts/commerce/payments.ts';
import { shortDate } from '../../../../texts/dates.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { AppContext } from '../../../context.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { rupees } from '../../../lib/money.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findSubscription } from '../../subscriptions/data.ts';
import { markBlocked } from '../../telegram/mutations.ts';
import { findInvoice, findInvoiceChat } from './data.ts';
import { markSentToChat, takeUnsentInvoice } from './mutations.ts';
import { renderInvoice } from './pdf.ts';

/** Confirms payments in the chat, with the invoice as a document. A crash while sending sends it twice rather than never. */
export async function sendInvoices(context: AppContext): Promise<void> {
  const { db, clock, messenger, log } = context;
  if (!messenger) return;
  for (;;) {
    const taken = await takeUnsentInvoice(db, clock.now());
    if (!taken) return;
    const owner = taken.userId as OwnerId | null;
    const chat = owner && (await findInvoiceChat(db, owner));
    const found = owner && (await findInvoice(db, owner, taken.orderId));
    try {
      if (owner && chat && found) {
        const caption = taken.sentToChatAt
          ? texts.invoiceAgain(chat.locale, found.invoice.name)
          : await confirmation(context, owner, chat, found.invoice);
        const content = await renderInvoice(found.invoice, found.isRefunded, chat.locale);
        const name = `invoice-${found.invoice.name.replaceAll('/', '-')}.pdf`;
        const sending = await messenger.sendDocument(chat.chatId, { name, content, caption });
        if (sending === 'refused') await markBlocked(db, owner, clock.now());
      }
      await markSentToChat(db, taken, clock.now());
    } catch (error) {
      log.warn({ error, invoice: taken.number }, 'an invoice could not be sent to the chat');
    }
  }
}

interface InvoiceChat {
  timeZone: string;
  locale: Locale;
}

async function confirmation(
  { db, clock }: AppContext,
  owner: OwnerId,
  { timeZone, locale }: InvoiceChat,
  { name, details }: NonNullable<Awaited<ReturnType<typeof findInvoice>>>['invoice'],
): Promise<string> {
  const now = clock.now();
  const { paidUntil } = await findSubscription(db, owner, now);
  const dateOf = (instant: Date) => localDateOf(instant, timeZone);
  const until = paidUntil && shortDate(locale, dateOf(new Date(paidUntil)), dateOf(now));
  const bought = details.lines.map((line) => line.name).join(', ');
  return texts.confirmed(locale, rupees(details.totalPaise), bought, until ?? '–', name);
}
