import { inLanguages } from '../locale.ts';

/** `lines`: one for each plan, with tax. */
export const plans = inLanguages({
  en: (lines: string, days: number) =>
    `${lines}\nOne payment is for what you pick, and nothing is charged automatically. Not happy? You get your money back within ${days} days.`,
  hi: (lines, days) =>
    `${lines}\nपेमेंट उतने ही समय का है जितना आप चुनें, अपने आप कभी पैसे नहीं कटते। पसंद न आए तो ${days} दिन में पैसे वापस।`,
  'hi-Latn': (lines, days) =>
    `${lines}\nPayment utne hi samay ka hai jitna aap chunein, apne aap kabhi paise nahi kat-te. Pasand na aaye to ${days} din mein paise wapas.`,
});
export const free = inLanguages({
  en: (name: string) => `${name}: ₹0, forever`,
  hi: (name) => `${name}: ₹0, हमेशा`,
  'hi-Latn': (name) => `${name}: ₹0, hamesha`,
});
export const perMonth = inLanguages({
  en: (name: string, price: string, total: string, percent: number) =>
    `${name}: ${price} a month, ${total} with ${percent}% tax`,
  hi: (name, price, total, percent) => `${name}: ${price} महीना, ${percent}% टैक्स के साथ ${total}`,
  'hi-Latn': (name, price, total, percent) => `${name}: ${price} mahina, ${percent}% tax ke saath ${total}`,
});
/** Below a price by the month. */
export const orPerYear = inLanguages({
  en: (price: string, total: string) => `or ${price} a year, ${total} with tax`,
  hi: (price, total) => `या ${price} साल भर के, टैक्स के साथ ${total}`,
  'hi-Latn': (price, total) => `ya ${price} saal bhar ke, tax ke saath ${total}`,
});
export const gives = {
  free: inLanguages({
    en: 'the whole diary, targets, charts and reminders',
    hi: 'पूरी डायरी, टार्गेट, चार्ट और रिमाइंडर',
    'hi-Latn': 'poori diary, targets, charts aur reminders',
  }),
  pro: inLanguages({
    en: 'and a PDF report every month',
    hi: 'और हर महीने PDF रिपोर्ट',
    'hi-Latn': 'aur har mahine PDF report',
  }),
  premium: inLanguages({
    en: 'everything in Pro, and support answers you first',
    hi: 'Pro का सब कुछ, और सपोर्ट पहले आपको जवाब देता है',
    'hi-Latn': 'Pro ka sab kuch, aur support pehle aapko jawab deta hai',
  }),
};
export const buy = {
  month: inLanguages({
    en: (name: string, total: string) => `${name} · ${total}`,
    hi: (name, total) => `${name} · ${total}`,
    'hi-Latn': (name, total) => `${name} · ${total}`,
  }),
  year: inLanguages({
    en: (name: string, total: string) => `${name}, one year · ${total}`,
    hi: (name, total) => `${name}, एक साल · ${total}`,
    'hi-Latn': (name, total) => `${name}, ek saal · ${total}`,
  }),
};

export const bill = {
  month: inLanguages({
    en: (name: string, price: string, tax: string, total: string) =>
      `FitPulse ${name}, one month: ${price} + ${tax} tax = ${total}`,
    hi: (name, price, tax, total) => `FitPulse ${name}, एक महीना: ${price} + ${tax} टैक्स = ${total}`,
    'hi-Latn': (name, price, tax, total) => `FitPulse ${name}, ek mahina: ${price} + ${tax} tax = ${total}`,
  }),
  year: inLanguages({
    en: (name: string, price: string, tax: string, total: string) =>
      `FitPulse ${name}, one year: ${price} + ${tax} tax = ${total}`,
    hi: (name, price, tax, total) => `FitPulse ${name}, एक साल: ${price} + ${tax} टैक्स = ${total}`,
    'hi-Latn': (name, price, tax, total) => `FitPulse ${name}, ek saal: ${price} + ${tax} tax = ${total}`,
  }),
};
export const payHere = inLanguages({
  en: (upi: string, other: string) =>
    `Pay by UPI: ${upi}\nCard or netbanking: ${other}\nOnce it's paid, the confirmation and the invoice come right here.`,
  hi: (upi, other) => `UPI से पेमेंट: ${upi}\nकार्ड या नेटबैंकिंग: ${other}\nपेमेंट होते ही पुष्टि और इनवॉइस यहीं आ जाएँगे।`,
  'hi-Latn': (upi, other) =>
    `UPI se payment: ${upi}\nCard ya netbanking: ${other}\nPayment hote hi confirmation aur invoice yahin aa jayenge.`,
});
export const notSetUp = inLanguages({
  en: "Payments aren't set up on this server, so nothing can be bought.",
  hi: 'इस सर्वर पर पेमेंट चालू नहीं है, इसलिए कुछ ख़रीदा नहीं जा सकता।',
  'hi-Latn': 'Is server par payment chalu nahi hai, isliye kuch khareeda nahi ja sakta.',
});
export const confirmed = inLanguages({
  en: (total: string, bought: string, until: string, invoice: string) =>
    `Thank you! ${total} received for ${bought}.\nPaid until ${until}. Here is your invoice ${invoice}.`,
  hi: (total, bought, until, invoice) =>
    `धन्यवाद! ${bought} के लिए ${total} मिल गए।\n${until} तक का पेमेंट हो गया है। यह रहा आपका इनवॉइस ${invoice}।`,
  'hi-Latn': (total, bought, until, invoice) =>
    `Dhanyavaad! ${bought} ke liye ${total} mil gaye.\n${until} tak ka payment ho gaya hai. Ye raha aapka invoice ${invoice}.`,
});

export const noOrder = inLanguages({
  en: 'There is nothing to pay at this address. Ask the bot for /plans.',
  hi: 'इस पते पर कोई पेमेंट नहीं है। बॉट से /plans माँगिए।',
  'hi-Latn': 'Is address par koi payment nahi hai. Bot se /plans maangiye.',
});
export const cannotOpen = inLanguages({
  en: "The payment page isn't opening right now. If you have just paid, you'll get the confirmation in the chat; if not, try again in a minute.",
  hi: 'पेमेंट पेज अभी नहीं खुल रहा। अगर आपने अभी पेमेंट किया है तो पुष्टि चैट में आएगी; नहीं तो एक मिनट बाद फिर कोशिश कीजिए।',
  'hi-Latn':
    'Payment page abhi nahi khul raha. Agar aapne abhi payment kiya hai to confirmation chat mein aayegi; nahi to ek minute baad phir try kijiye.',
});

export const wouldCancel = inLanguages({
  en: (plan: string, date: string) =>
    `One tap does it: ${plan} stays until ${date}, then you're on Free. Nothing is charged automatically anyway.`,
  hi: (plan, date) => `एक टैप से: ${plan} ${date} तक चलेगा, फिर Free प्लान। अपने आप तो वैसे भी कुछ नहीं कटता।`,
  'hi-Latn': (plan, date) =>
    `Ek tap se: ${plan} ${date} tak chalega, phir Free plan. Apne aap to waise bhi kuch nahi kat-ta.`,
});
export const cancelIt = inLanguages({
  en: 'Cancel my plan',
  hi: 'प्लान रद्द करो',
  'hi-Latn': 'Plan cancel karo',
});
export const cancelled = inLanguages({
  en: (plan: string, date: string) =>
    `Cancelled. ${plan} stays until ${date}, then you're on Free. Your diary stays as it is.`,
  hi: (plan, date) => `रद्द हो गया। ${plan} ${date} तक चलेगा, फिर Free प्लान। आपकी डायरी वैसी ही रहेगी।`,
  'hi-Latn': (plan, date) =>
    `Cancel ho gaya. ${plan} ${date} tak chalega, phir Free plan. Aapki diary waisi hi rahegi.`,
});
export const keepPlan = inLanguages({
  en: 'Keep my plan',
  hi: 'प्लान रहने दो',
  'hi-Latn': 'Plan rehne do',
});
export const kept = inLanguages({
  en: (plan: string, date: string) => `${plan} stays, paid until ${date}. I'll remind you before it ends.`,
  hi: (plan, date) => `${plan} चालू है, ${date} तक का पेमेंट है। ख़त्म होने से पहले याद दिलाऊँगा।`,
  'hi-Latn': (plan, date) => `${plan} chalu hai, ${date} tak ka payment hai. Khatam hone se pehle yaad dilaunga.`,
});
export const nothingToCancel = inLanguages({
  en: "You're not on a paid plan, so there is nothing to cancel, and nothing is charged.",
  hi: 'आपका कोई पेड प्लान नहीं है, इसलिए रद्द करने को कुछ नहीं है और कोई पैसा नहीं कटता।',
  'hi-Latn': 'Aapka koi paid plan nahi hai, isliye cancel karne ko kuch nahi hai aur koi paisa nahi kat-ta.',
});

export const wantsBack = inLanguages({ en: 'Money back', hi: 'पैसे वापस', 'hi-Latn': 'Paise wapas' });
/** `byWhom`: who decides on it. */
export const askRefund = inLanguages({
  en: (total: string, byWhom: string) =>
    `You get ${total} back the way you paid, and your plan ends. ${byWhom}\nShall I go ahead?`,
  hi: (total, byWhom) => `${total} उसी तरीक़े से लौटेंगे जिससे पेमेंट किया था, और प्लान ख़त्म हो जाएगा। ${byWhom}\nशुरू करूँ?`,
  'hi-Latn': (total, byWhom) =>
    `${total} usi tareeke se lautenge jisse payment kiya tha, aur plan khatam ho jayega. ${byWhom}\nShuru karun?`,
});
export const grantedAtOnce = inLanguages({
  en: 'It needs no approval.',
  hi: 'इसके लिए किसी की मंज़ूरी नहीं चाहिए।',
  'hi-Latn': 'Iske liye kisi ki manzoori nahi chahiye.',
});
export const decidedByTeam = inLanguages({
  en: 'You had a refund before, so our team will look at it first.',
  hi: 'आप पहले रिफ़ंड ले चुके हैं, इसलिए हमारी टीम पहले देखेगी।',
  'hi-Latn': 'Aap pehle refund le chuke hain, isliye hamari team pehle dekhegi.',
});
export const yesRefund = inLanguages({ en: 'Yes, refund', hi: 'हाँ, वापस करो', 'hi-Latn': 'Haan, wapas karo' });
/** What has become of a refund, by its status. */
export const refundState = {
  granted: inLanguages({
    en: (total: string) => `Your refund of ${total} is granted and is being sent back the way you paid.`,
    hi: (total) => `आपका ${total} का रिफ़ंड मंज़ूर है और उसी तरीक़े से भेजा जा रहा है जिससे पेमेंट किया था।`,
    'hi-Latn': (total) => `Aapka ${total} ka refund approve ho gaya hai aur usi tareeke se bheja ja raha hai.`,
  }),
  requested: inLanguages({
    en: (total: string) => `Our team has your request for ${total} and will decide on it. I'll tell you here.`,
    hi: (total) => `${total} के लिए आपका अनुरोध हमारी टीम के पास है। जो भी तय होगा, यहीं बताऊँगा।`,
    'hi-Latn': (total) => `${total} ke liye aapki request hamari team ke paas hai. Jo bhi tay hoga, yahin bataunga.`,
  }),
  sent: inLanguages({
    en: (total: string) => `${total} is on its way back, the way you paid. Banks take a few working days.`,
    hi: (total) => `${total} वापस भेज दिए गए हैं, जिस तरीक़े से पेमेंट किया था उसी से। बैंक में कुछ दिन लग सकते हैं।`,
    'hi-Latn': (total) => `${total} usi tareeke se wapas bhej diye gaye hain. Bank mein kuch din lag sakte hain.`,
  }),
  processed: inLanguages({
    en: (total: string) => `${total} has gone back to you, the way you paid.`,
    hi: (total) => `${total} उसी तरीक़े से वापस हो गए जिससे पेमेंट किया था।`,
    'hi-Latn': (total) => `${total} usi tareeke se wapas ho gaye jisse payment kiya tha.`,
  }),
  failed: inLanguages({
    en: (total: string) => `${total} could not be sent back yet. Our team is on it, you don't need to do anything.`,
    hi: (total) => `${total} अभी वापस नहीं भेजे जा सके। हमारी टीम देख रही है, आपको कुछ नहीं करना है।`,
    'hi-Latn': (total) =>
      `${total} abhi wapas nahi bheje ja sake. Hamari team dekh rahi hai, aapko kuch nahi karna hai.`,
  }),
  refused: inLanguages({
    en: (total: string) =>
      `The refund of ${total} was refused. If you think this is wrong, write support: and your message.`,
    hi: (total) => `${total} का रिफ़ंड मंज़ूर नहीं हुआ। ग़लत लगे तो support: लिखकर संदेश भेजिए।`,
    'hi-Latn': (total) => `${total} ka refund approve nahi hua. Galat lage to support: likhkar message bhejiye.`,
  }),
};
export const noRefund = inLanguages({
  en: "You haven't paid for anything that could be refunded.",
  hi: 'आपने ऐसा कोई पेमेंट नहीं किया है जो वापस हो सके।',
  'hi-Latn': 'Aapne aisa koi payment nahi kiya hai jo wapas ho sake.',
});
export const tooLateForRefund = inLanguages({
  en: (days: number) =>
    `You paid more than ${days} days ago, so a refund is no longer possible. If something is wrong, write support: and your message.`,
  hi: (days) => `पैसे वापस लेने के ${days} दिन बीत चुके हैं। कोई दिक़्क़त हो तो support: लिखकर संदेश भेजिए।`,
  'hi-Latn': (days) =>
    `Paise wapas lene ke ${days} din beet chuke hain. Koi dikkat ho to support: likhkar message bhejiye.`,
});

/** Under an invoice that was asked for. */
export const invoiceAgain = inLanguages({
  en: (invoice: string) => `Your invoice ${invoice}`,
  hi: (invoice) => `आपका इनवॉइस ${invoice}`,
  'hi-Latn': (invoice) => `Aapka invoice ${invoice}`,
});
export const invoicesSent = inLanguages({
  en: (list: string) => `Your latest invoices; the PDF of the last one is on its way:\n${list}`,
  hi: (list) => `आपके पिछले इनवॉइस; आख़िरी वाले का PDF आ रहा है:\n${list}`,
  'hi-Latn': (list) => `Aapke pichhle invoices; aakhri wale ka PDF aa raha hai:\n${list}`,
});
export const invoicesAt = inLanguages({
  en: (page: string, list: string) => `Your latest invoices, as PDFs at ${page}:\n${list}`,
  hi: (page, list) => `आपके पिछले इनवॉइस, PDF यहाँ ${page}:\n${list}`,
  'hi-Latn': (page, list) => `Aapke pichhle invoices, PDF yahan ${page}:\n${list}`,
});
export const noInvoices = inLanguages({
  en: "You have no invoices yet: you haven't bought anything.",
  hi: 'अभी कोई इनवॉइस नहीं है: आपने कुछ ख़रीदा नहीं है।',
  'hi-Latn': 'Abhi koi invoice nahi hai: aapne kuch khareeda nahi hai.',
});
