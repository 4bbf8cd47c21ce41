import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Passkeys', hi: 'पासकी' });
export const on = onPages({ en: 'On', hi: 'चालू' });
export const lead = onPages({
  en: 'Sign in with your finger, your face or the PIN of your device. There is nothing to remember, and nothing a fake site could steal.',
  hi: 'उँगली, चेहरे या डिवाइस के PIN से साइन इन कीजिए। न कुछ याद रखना है, न कोई नक़ली साइट कुछ चुरा सकती है।',
});
export const failed = onPages({ en: 'Your passkeys can’t be shown', hi: 'आपकी पासकी नहीं दिख पाईं' });
export const added = onPages({ en: (date: string) => `Added ${date}`, hi: (date) => `${date} को जोड़ी` });
export const lastUsed = onPages({
  en: (moment: string) => `last used ${moment}`,
  hi: (moment) => `आख़िरी बार ${moment}`,
});
export const notUsed = onPages({ en: 'not used yet', hi: 'अभी इस्तेमाल नहीं हुई' });
export const onOthers = onPages({ en: 'kept on your other devices too', hi: 'आपके दूसरे डिवाइस पर भी है' });

export const add = onPages({ en: 'Add a passkey', hi: 'पासकी जोड़ें' });
export const confirmOnDevice = onPages({ en: 'Confirm on your device...', hi: 'अपने डिवाइस पर कन्फ़र्म करें...' });
export const isAdded = onPages({
  en: 'Passkey added. Use it the next time you sign in.',
  hi: 'पासकी जुड़ गई। अगली बार इसी से साइन इन कीजिए।',
});
export const notAdded = onPages({ en: 'No passkey was added', hi: 'पासकी नहीं जुड़ पाई' });
export const notKnown = onPages({
  en: 'This browser can’t make passkeys. Try a newer one.',
  hi: 'इस ब्राउज़र में पासकी नहीं बनती। कोई नया ब्राउज़र आज़माइए।',
});
export const renameTitle = onPages({ en: 'Rename passkey', hi: 'पासकी का नाम बदलें' });
export const name = onPages({ en: 'Name', hi: 'नाम' });
export const notRenamed = onPages({ en: 'It was not renamed', hi: 'नाम नहीं बदल पाया' });
export const removeTitle = onPages({ en: 'Remove passkey?', hi: 'पासकी हटानी है?' });
export const removeLead = onPages({
  en: (name: string) =>
    `You can no longer sign in to FitPulse with “${name}”. Delete it from your device too, so that it isn’t offered again.`,
  hi: (name) => `“${name}” से अब FitPulse में साइन इन नहीं होगा। इसे अपने डिवाइस से भी हटा दीजिए, ताकि यह फिर न दिखे।`,
});
export const remove = onPages({ en: 'Remove passkey', hi: 'पासकी हटाएँ' });
export const notRemoved = onPages({ en: 'It was not removed', hi: 'पासकी नहीं हट पाई' });

/** Why a browser made or took none, by the name of its error. */
export const failures = {
  NotAllowedError: onPages({
    en: 'Nothing was confirmed in time. Try again when you’re ready.',
    hi: 'समय पर कन्फ़र्म नहीं हुआ। जब तैयार हों, फिर कोशिश कीजिए।',
  }),
  InvalidStateError: onPages({
    en: 'This device already has a passkey for your account.',
    hi: 'इस डिवाइस पर आपके खाते की पासकी पहले से है।',
  }),
  SecurityError: onPages({
    en: 'Passkeys only work at FitPulse’s own address. Open it there and try again.',
    hi: 'पासकी सिर्फ़ FitPulse के अपने पते पर चलती है। उसे वहीं खोलकर फिर कोशिश कीजिए।',
  }),
};
export const couldNotUse = onPages({
  en: 'This browser couldn’t use a passkey. Try another device.',
  hi: 'यह ब्राउज़र पासकी नहीं चला पाया। कोई दूसरा डिवाइस आज़माइए।',
});
