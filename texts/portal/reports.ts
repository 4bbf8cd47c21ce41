import { onPages } from '../locale.ts';
import { plural } from '../numbers.ts';

export const lead = onPages({
  en: 'A month on one page: what you ate and drank, how you moved and slept, your weight, beside your targets and the month before.',
  hi: 'पूरा महीना एक पन्ने पर: क्या खाया-पिया, कितना चले-फिरे, कितना सोए और कितना वज़न रहा; साथ में आपके लक्ष्य और पिछला महीना।',
});
export const monthly = onPages({ en: 'Monthly reports', hi: 'महीने की रिपोर्ट' });
export const monthsFailed = onPages({ en: 'The months can’t be shown', hi: 'महीने नहीं दिख पाए' });
export const nothingLogged = onPages({ en: 'Nothing logged yet.', hi: 'अभी कुछ दर्ज नहीं है।' });
export const tellAssistant = onPages({ en: 'Tell the assistant what you ate', hi: 'असिस्टेंट को बताइए कि क्या खाया' });
export const thenReport = onPages({
  en: ', and this month’s report will start filling up.',
  hi: ', और इस महीने की रिपोर्ट शुरू हो जाएगी।',
});

const days = (count: number) => plural('en', count, { one: '# day', other: '# days' });
/** What is logged in a month: "27 days logged, weight on 11 days". */
export const contents = onPages({
  en: (loggedDays: number, weighedDays: number) => {
    const weight = `eight on ${days(weighedDays)}`;
    if (loggedDays === 0) return `W${weight}`;
    return weighedDays === 0 ? `${days(loggedDays)} logged` : `${days(loggedDays)} logged, w${weight}`;
  },
  hi: (loggedDays, weighedDays) =>
    [...(loggedDays > 0 ? [`${loggedDays} दिन दर्ज`] : []), ...(weighedDays > 0 ? [`वज़न ${weighedDays} दिन`] : [])].join(
      ', ',
    ),
});
export const soFar = onPages({ en: 'So far', hi: 'अब तक' });
export const pdf = onPages({ en: 'PDF', hi: 'PDF' });
export const drawing = onPages({ en: 'Making the PDF...', hi: 'बन रही है...' });
export const pdfOf = onPages({
  en: (month: string) => `PDF of ${month}`,
  hi: (month) => `${month} की PDF`,
});
export const pdfFailed = onPages({ en: 'The report couldn’t be created', hi: 'रिपोर्ट नहीं बन पाई' });

export const withPlan = onPages({
  en: 'Reports come with the Pro and Premium plans',
  hi: 'रिपोर्ट Pro और Premium प्लान में मिलती है',
});
export const offer = onPages({
  en: (months: number) =>
    months > 0
      ? `You have kept your diary for ${plural('en', months, { one: '# month', other: '# months' })}. With one of these plans you can download a report of each.`
      : 'With one of these plans you can download a report of each month in which you log something.',
  hi: (months) =>
    months > 0
      ? `आप ${months} ${months === 1 ? 'महीने' : 'महीनों'} का हिसाब लिख चुके हैं। इनमें से कोई प्लान लेकर हर महीने की रिपोर्ट डाउनलोड कर सकते हैं।`
      : 'इनमें से कोई प्लान लेने पर, जिस महीने भी आप कुछ दर्ज करेंगे, उसकी रिपोर्ट डाउनलोड कर सकेंगे।',
});
export const seePlans = onPages({ en: 'See the plans', hi: 'प्लान देखें' });

export const monthTitle = onPages({ en: 'Monthly report', hi: 'महीने की रिपोर्ट' });
export const noMonth = onPages({ en: 'There is no such month.', hi: 'ऐसा कोई महीना नहीं है।' });
export const seeMonths = onPages({ en: 'See the months with entries', hi: 'अपने दर्ज महीने देखिए' });
export const allMonths = onPages({ en: 'All months', hi: 'सभी महीने' });
export const failed = onPages({ en: 'The report can’t be shown', hi: 'रिपोर्ट नहीं दिख पाई' });
export const inFigures = onPages({ en: 'The month in figures', hi: 'महीना, आँकड़ों में' });
export const alsoKept = onPages({ en: 'What else you logged', hi: 'आपने और क्या दर्ज किया' });
