import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Water Intake', hi: 'पानी' });
export const empty = onPages({ en: 'No logs for this date.', hi: 'इस दिन पानी की कोई एंट्री नहीं है।' });
export const volume = onPages({ en: 'Volume', hi: 'कितना' });
export const volumeIn = onPages({ en: (unit: string) => `Volume (${unit})`, hi: (unit) => `कितना (${unit})` });
export const amountIn = onPages({ en: (unit: string) => `Amount (${unit})`, hi: (unit) => `कितना (${unit})` });
export const type = onPages({ en: 'Type', hi: 'क्या पिया' });
export const container = onPages({ en: 'Container', hi: 'किसमें' });
export const drinks = {
  water: onPages({ en: 'water', hi: 'पानी' }),
  juice: onPages({ en: 'juice', hi: 'जूस' }),
  tea: onPages({ en: 'tea', hi: 'चाय' }),
  coffee: onPages({ en: 'coffee', hi: 'कॉफ़ी' }),
};
export const containers = {
  glass: onPages({ en: 'glass', hi: 'गिलास' }),
  bottle: onPages({ en: 'bottle', hi: 'बोतल' }),
  cup: onPages({ en: 'cup', hi: 'कप' }),
  mug: onPages({ en: 'mug', hi: 'मग' }),
};
/** "250 ml of water" */
export const amountOf = onPages({
  en: (amount: string, drink: string) => `${amount} of ${drink}`,
  hi: (amount, drink) => `${amount} ${drink}`,
});
export const logged = onPages({
  en: (amount: string) => `${amount} of water logged.`,
  hi: (amount) => `दर्ज हो गया: ${amount} पानी`,
});
export const notLogged = onPages({
  en: (reason: string) => `Failed to log water. ${reason}`,
  hi: (reason) => `पानी दर्ज नहीं हुआ। ${reason}`,
});
export const taps = onPages({ en: 'Water', hi: 'पानी' });
export const portions = {
  glass: onPages({ en: 'Glass', hi: 'गिलास' }),
  halfLitre: onPages({ en: 'Half litre', hi: 'आधा लीटर' }),
  bottle: onPages({ en: 'Bottle', hi: 'बोतल' }),
};
export const forms = {
  log: onPages({ en: 'Log water', hi: 'पानी दर्ज करें' }),
  add: onPages({ en: 'Add water', hi: 'पानी जोड़ें' }),
  edit: onPages({ en: 'Edit water', hi: 'पानी की एंट्री बदलें' }),
};
export const failed = {
  toLog: onPages({ en: 'Failed to log water', hi: 'पानी दर्ज नहीं हुआ' }),
  toAdd: onPages({ en: 'Failed', hi: 'पानी दर्ज नहीं हुआ' }),
  toSave: onPages({ en: 'Failed to save', hi: 'सेव नहीं हुआ' }),
};
