import type { listOrders } from '../../../contract/commerce/orders.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import { onPages } from '../../locale.ts';

type Order = AnswerOf<typeof listOrders>[number];

export const yourPlan = onPages({ en: 'Your plan', hi: 'आपका प्लान' });
export const plansFailed = onPages({ en: 'The plans can’t be shown', hi: 'प्लान नहीं दिख पाए' });
export const planFailed = onPages({ en: 'Your plan can’t be shown', hi: 'आपका प्लान नहीं दिख पाया' });
export const price = {
  month: onPages({
    en: (price: string) => `${price} per month, plus tax`,
    hi: (price) => `${price} हर महीने, टैक्स अलग से`,
  }),
  year: onPages({
    en: (price: string) => `${price} per year, plus tax`,
    hi: (price) => `${price} हर साल, टैक्स अलग से`,
  }),
};
export const active = onPages({ en: 'Active', hi: 'चालू' });
export const cancelled = onPages({ en: 'Cancelled', hi: 'रद्द किया हुआ' });
export const noEnd = onPages({ en: 'It’s free and never ends.', hi: 'यह मुफ़्त है और हमेशा चलता है।' });
export const given = onPages({
  en: 'This plan was given to you. It has no end date.',
  hi: 'यह प्लान आपको दिया गया है। इसकी कोई आख़िरी तारीख़ नहीं है।',
});
export const until = onPages({ en: (end: string) => `It lasts until ${end}.`, hi: (end) => `यह ${end} तक चलेगा।` });
/** Behind it, where more is paid for. */
export const thenUntil = onPages({
  en: (last: string) => ` After that, your other paid plan runs until ${last}.`,
  hi: (last) => ` उसके बाद का भी पेमेंट हो चुका है, ${last} तक।`,
});
/** Behind them. */
export const goesOnFree = onPages({
  en: ' After that you move to Free, and everything you logged stays.',
  hi: ' उसके बाद आप Free पर आ जाएँगे, और आपका दर्ज किया सब कुछ रहेगा।',
});
export const notByItself = onPages({
  en: ' Nothing is charged automatically: we’ll remind you before it ends.',
  hi: ' अपने आप कोई पैसा नहीं कटता: ख़त्म होने से पहले हम याद दिला देंगे।',
});
export const seePlans = onPages({ en: 'See the plans', hi: 'प्लान देखें' });
export const another = {
  month: onPages({ en: 'Add another month', hi: 'एक महीना और लें' }),
  year: onPages({ en: 'Add another year', hi: 'एक साल और लें' }),
};
export const buy = onPages({ en: (plan: string) => `Buy ${plan}`, hi: (plan) => `${plan} ख़रीदें` });
export const changePlan = onPages({ en: 'Change plan', hi: 'प्लान बदलें' });

export const cancelPlan = onPages({ en: 'Cancel plan', hi: 'प्लान रद्द करें' });
export const cancelTitle = onPages({ en: (plan: string) => `Cancel ${plan}?`, hi: (plan) => `${plan} रद्द करना है?` });
/** Before the date, and behind it. */
export const keepUntil = onPages({
  en: 'You keep what you paid for until',
  hi: 'आपका प्लान इस तारीख़ तक चलता रहेगा:',
});
export const afterThat = onPages({
  en: '. After that you move to Free, and everything you logged stays. Until then you can undo this.',
  hi: '। उसके बाद आप Free पर आ जाएँगे, और आपका दर्ज किया सब कुछ रहेगा। तब तक आप यह फ़ैसला बदल सकते हैं।',
});
export const noReminding = onPages({
  en: 'We won’t remind you to renew. If you want your money back, ask for a refund next to the order below.',
  hi: 'हम आगे लेने की याद नहीं दिलाएँगे। पैसे वापस चाहिए तो नीचे ऑर्डर पर जाकर माँग लीजिए।',
});
export const keepPlan = onPages({ en: (plan: string) => `Keep ${plan}`, hi: (plan) => `${plan} रहने दें` });
export const cancelling = onPages({ en: 'Cancelling...', hi: 'रद्द हो रहा है...' });
export const isCancelled = onPages({
  en: (end: string) => `Cancelled. You keep what you paid for until ${end}.`,
  hi: (end) => `रद्द हो गया। आपका प्लान ${end} तक चलता रहेगा।`,
});
export const notCancelled = onPages({ en: 'The plan was not cancelled', hi: 'प्लान रद्द नहीं हो पाया' });
export const takeBack = onPages({ en: 'Undo the cancellation', hi: 'रद्द न करें, चलने दें' });
export const isKept = onPages({
  en: (plan: string) => `${plan} is no longer cancelled.`,
  hi: (plan) => `${plan} अब चलता रहेगा।`,
});
export const stillCancelled = onPages({ en: 'The plan is still cancelled', hi: 'प्लान अभी रद्द ही है' });

export const orders = onPages({ en: 'Orders and invoices', hi: 'ऑर्डर और बिल' });
export const ordersFailed = onPages({ en: 'Your orders can’t be shown', hi: 'आपके ऑर्डर नहीं दिख पाए' });
export const noOrders = onPages({
  en: 'No orders yet. Once you buy a plan, its invoice will be here.',
  hi: 'अभी कोई ऑर्डर नहीं है। प्लान लेने पर उसका बिल यहाँ मिलेगा।',
});
export const ofDate = onPages({
  en: (contents: string, date: string) => `${contents} of ${date}`,
  hi: (contents, date) => `${date} का ${contents}`,
});
export const isThisWrong = onPages({ en: 'Is this wrong?', hi: 'यह ग़लत लगता है?' });
export const writeToSupport = onPages({ en: 'Write to support', hi: 'सपोर्ट को लिखिए' });
export const moneyBackUntil = onPages({
  en: (date: string) => `Money back until ${date}`,
  hi: (date) => `${date} तक पैसे वापस मिल सकते हैं`,
});
export const refund = onPages({ en: 'Refund', hi: 'पैसे वापस' });
export const refundOf = onPages({
  en: (order: string) => `Ask for a refund for ${order}`,
  hi: (order) => `पैसे वापस माँगें: ${order}`,
});
export const orderNumber = onPages({ en: (number: string) => `Order ${number}`, hi: (number) => `ऑर्डर ${number}` });
export const invoiceNumber = onPages({ en: (number: string) => `Invoice ${number}`, hi: (number) => `बिल ${number}` });
export const invoice = onPages({ en: 'Invoice', hi: 'बिल' });
export const invoiceOf = onPages({ en: (order: string) => `Invoice for ${order}`, hi: (order) => `बिल: ${order}` });
export const noInvoice = onPages({ en: 'The invoice could not be fetched', hi: 'बिल नहीं आ पाया' });

export const orderStandings = {
  created: onPages({ en: 'Not paid', hi: 'पेमेंट नहीं हुआ' }),
  failed: onPages({ en: 'Payment failed', hi: 'पेमेंट अटक गया' }),
  paid: onPages({ en: 'Paid', hi: 'पेमेंट हो गया' }),
  refunded: onPages({ en: 'Refunded', hi: 'पैसे लौट गए' }),
} satisfies Record<Order['status'], unknown>;
export const refundStandings = {
  requested: onPages({ en: 'Refund requested', hi: 'पैसे वापस माँगे हैं' }),
  granted: onPages({ en: 'Refund granted', hi: 'वापसी मंज़ूर' }),
  refused: onPages({ en: 'Refund refused', hi: 'वापसी नहीं मिली' }),
  sent: onPages({ en: 'Refund on its way', hi: 'पैसे रास्ते में हैं' }),
  processed: onPages({ en: 'Refunded', hi: 'पैसे लौट गए' }),
  failed: onPages({ en: 'Refund delayed', hi: 'वापसी में देरी' }),
} satisfies Record<NonNullable<Order['refundStatus']>, unknown>;
export const standingNotes = {
  created: onPages({
    en: 'The payment was not completed. Nothing was charged.',
    hi: 'पेमेंट पूरा नहीं हुआ। कोई पैसा नहीं कटा।',
  }),
  failed: onPages({ en: 'Nothing was charged.', hi: 'कोई पैसा नहीं कटा।' }),
  requested: onPages({
    en: 'We’re looking at it. You’ll see its status here.',
    hi: 'हम देख रहे हैं। आगे क्या हुआ, यहीं दिखेगा।',
  }),
  granted: onPages({ en: 'The money will be sent back soon.', hi: 'पैसे जल्द वापस भेजे जाएँगे।' }),
  sent: onPages({ en: 'It reaches you within a few working days.', hi: 'कुछ कामकाजी दिनों में आपको मिल जाएँगे।' }),
  processed: onPages({
    en: 'The money went back the way you paid.',
    hi: 'जिस तरीक़े से दिए थे, पैसे वहीं लौट गए।',
  }),
  delayed: onPages({
    en: 'The bank refused it. We’ll look into it and try again.',
    hi: 'बैंक ने मना कर दिया। हम पता करके फिर कोशिश करेंगे।',
  }),
};

export const refundTitle = onPages({ en: 'Ask for your money back', hi: 'पैसे वापस माँगिए' });
export const refundLead = onPages({
  en: (amount: string) =>
    `You get ${amount} back the way you paid. Once the money is sent, the plan from this order ends.`,
  hi: (amount) => `${amount} उसी तरीक़े से लौटेंगे जैसे आपने दिए थे। पैसे भेजते ही इस ऑर्डर से मिला प्लान ख़त्म हो जाएगा।`,
});
export const whatWentWrong = onPages({ en: 'What went wrong? (optional)', hi: 'क्या दिक़्क़त हुई? (चाहें तो बताएँ)' });
export const askRefund = onPages({ en: 'Ask for the refund', hi: 'पैसे वापस माँगें' });
export const refundAsked = onPages({
  en: 'We have your request. You’ll see its status next to the order.',
  hi: 'आपकी रिक्वेस्ट मिल गई। आगे क्या हुआ, ऑर्डर पर दिखेगा।',
});
export const refundNotAsked = onPages({ en: 'The request was not sent', hi: 'रिक्वेस्ट नहीं जा पाई' });
