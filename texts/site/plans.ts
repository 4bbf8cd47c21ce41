import { onPages } from '../locale.ts';

export const popular = onPages({ en: 'Most popular', hi: 'सबसे ज़्यादा पसंद' });
export const forever = onPages({ en: 'forever', hi: 'हमेशा' });
export const perMonth = onPages({ en: 'per month', hi: 'हर महीने' });
export const perYear = onPages({ en: 'per year', hi: 'हर साल' });
/** A choice: how long one pays for at once. */
export const term = onPages({ en: 'Pay monthly or yearly', hi: 'हर महीने या साल भर का पेमेंट' });
export const monthly = onPages({ en: 'Monthly', hi: 'हर महीने' });
export const yearly = onPages({ en: 'Yearly', hi: 'साल भर' });
/** Behind it in brackets, with the number in front of the second. */
export const monthFree = onPages({ en: '1 month free', hi: '1 महीना मुफ़्त' });
export const monthsFree = onPages({ en: 'months free', hi: 'महीने मुफ़्त' });
export const failed = onPages({ en: 'The plans can’t be shown', hi: 'प्लान अभी नहीं दिख पा रहे' });
export const retry = onPages({ en: 'Retry', hi: 'फिर कोशिश करें' });
export const noCard = onPages({ en: 'No card needed', hi: 'कार्ड की ज़रूरत नहीं' });
/** Behind a price, in front of the rate. */
export const withTax = onPages({ en: 'with tax', hi: 'टैक्स समेत' });
