import { onPages } from '../../locale.ts';
import { figure } from '../../numbers.ts';

export const title = onPages({ en: 'Cycle', hi: 'पीरियड साइकल' });
export const failed = onPages({ en: 'Your cycle can’t be shown', hi: 'आपकी साइकल नहीं दिख पाई' });
export const day = onPages({ en: (day: number) => `Day ${day}`, hi: (day) => `दिन ${day}` });
export const isOn = onPages({ en: 'You’re on your period.', hi: 'पीरियड चल रहा है।' });
/** What the chart of past cycles shows. */
export const history = onPages({
  en: (cycles: number, usualDays: number | null) =>
    `Days of your last ${cycles} cycles${usualDays === null ? '' : `, usually ${usualDays}`}`,
  hi: (cycles, usualDays) => `पिछली ${cycles} साइकल के दिन${usualDays === null ? '' : `, आम तौर पर ${usualDays}`}`,
});
export const past = onPages({ en: 'Past cycles', hi: 'पिछली साइकल' });
export const began = onPages({ en: 'Began', hi: 'कब शुरू हुई' });
export const cycle = onPages({ en: 'Cycle', hi: 'साइकल' });
export const period = onPages({ en: 'Period', hi: 'पीरियड' });
export const days = onPages({ en: (count: number) => `${figure(count)} days`, hi: (count) => `${figure(count)} दिन` });
export const untilNext = onPages({ en: 'Until the next one', hi: 'अगले पीरियड तक' });
export const usually = onPages({ en: (days: number) => `Usually ${days}`, hi: (days) => `आम तौर पर ${days}` });

export const log = onPages({ en: 'Periods', hi: 'पीरियड' });
export const dayColumn = onPages({ en: 'Days', hi: 'दिन' });
export const symptoms = onPages({ en: 'Symptoms', hi: 'लक्षण' });
export const noneOnDate = onPages({ en: 'No period began on this date.', hi: 'इस तारीख़ को कोई पीरियड शुरू नहीं हुआ।' });
export const fromTo = onPages({
  en: (from: string, to: string) => `${from} to ${to}`,
  hi: (from, to) => `${from} से ${to}`,
});
export const since = onPages({ en: (from: string) => `since ${from}`, hi: (from) => `${from} से` });
export const named = onPages({ en: (span: string) => `period ${span}`, hi: (span) => `पीरियड, ${span}` });

export const add = onPages({ en: 'Add period', hi: 'पीरियड जोड़ें' });
export const edit = onPages({ en: 'Edit period', hi: 'पीरियड बदलें' });
export const notLogged = onPages({ en: 'Failed to log the period', hi: 'पीरियड दर्ज नहीं हो पाया' });
export const firstDay = onPages({ en: 'First day', hi: 'पहला दिन' });
export const lastDay = onPages({
  en: 'Last day (leave empty if it isn’t over)',
  hi: 'आख़िरी दिन (चल रहा हो तो खाली छोड़ें)',
});
export const whatCame = onPages({ en: 'Choose your symptoms', hi: 'जो लक्षण हुए, चुनिए' });

export const tracking = onPages({ en: 'Cycle tracking', hi: 'पीरियड का हिसाब' });
export const ways = {
  off: onPages({ en: 'Off', hi: 'बंद' }),
  private: onPages({ en: 'Health log only', hi: 'सिर्फ़ हेल्थ लॉग में' }),
  shown: onPages({ en: 'Dashboard too', hi: 'डैशबोर्ड पर भी' }),
};
export const trackingLead = onPages({
  en: 'Keep track of your periods, for yourself. A page for your doctor shows them only if you choose so, and your monthly report only with “Dashboard too”.',
  hi: 'अपने पीरियड का हिसाब रखिए, सिर्फ़ अपने लिए। डॉक्टर के पेज पर ये तभी दिखेंगे जब आप चाहें, और महीने की रिपोर्ट में तभी जब “डैशबोर्ड पर भी” चुना हो।',
});
export const wordBefore = onPages({
  en: 'For a reminder before the next one, see',
  hi: 'अगले पीरियड से पहले याद दिलाने के लिए देखिए:',
});
export const trackingSaved = onPages({ en: 'Cycle saved.', hi: 'सेव हो गया।' });
export const trackingNotSaved = onPages({ en: 'The cycle was not saved', hi: 'यह सेव नहीं हो पाया' });
