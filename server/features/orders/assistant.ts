import * as texts from '../../../texts/commerce/payments.ts';
import { buttonGone } from '../../../texts/conversation.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { rupees } from '../../lib/money.ts';
import { isUuid } from '../../lib/text.ts';
import { bill, describePlans } from './chat/buying.ts';
import { askToCancel, cancelPlan, discussRefund, giveBack, keepPlan } from './chat/leaving.ts';
import { listOrders } from './data.ts';
import { sendInvoiceAgain } from './invoices/mutations.ts';

const mostInvoices = 5;

/** A question about cancelling is no order to do it. */
const asksHow = /^(?:how|can|could|where|what|when|is|does|do|will)\b|\bkais[ei]\b|कैसे|क्या/i;

/** What is said about money when the guide has heard what it is about. */
export const moneyAnswers = {
  price: describePlans,
  upgrade: async (turn: Turn): Promise<Outcome> => {
    const named = turn.said.match(/\b(?:pro|premium)\b/i)?.[0].toLowerCase();
    return (named && (await bill(named, turn))) || describePlans(turn);
  },
  cancel: (turn: Turn): Promise<Outcome> => (asksHow.test(turn.said) ? askToCancel(turn) : cancelPlan(turn)),
  refund: discussRefund,
  invoice: tellInvoices,
};

/** Buttons about plans, payments and refunds. */
export const orderSkill: Skill = {
  name: 'orders',

  async press(verb, argument, turn) {
    const gone = { text: buttonGone(turn.person.locale) };
    switch (verb) {
      case 'buy':
        return (await bill(argument, turn)) ?? gone;
      case 'cancel':
        return cancelPlan(turn);
      case 'keep':
        return keepPlan(turn);
      case 'refund':
        return discussRefund(turn);
      case 'giveBack':
        return isUuid(argument) ? giveBack(argument, turn) : gone;
      default:
        return gone;
    }
  },
};

/** Lists the latest invoices, and sends the PDF of the last one to the chat again. */
async function tellInvoices({ db, now, context, person: { owner, locale } }: Turn): Promise<Outcome> {
  const paid = (await listOrders(db, owner)).filter(({ invoiceNumber }) => invoiceNumber).slice(0, mostInvoices);
  const [latest] = paid;
  if (!latest) return { text: texts.noInvoices(locale) };
  const list = paid.map(({ invoiceNumber, totalPaise }) => `• ${invoiceNumber}: ${rupees(totalPaise)}`).join('\n');
  const isSent = await sendInvoiceAgain(db, owner, latest.id, now);
  const page = `${context.config.publicUrl}/app/billing`;
  return { text: isSent ? texts.invoicesSent(locale, list) : texts.invoicesAt(locale, page, list) };
}
