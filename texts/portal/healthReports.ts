import { onPages } from '../locale.ts';
import { plural } from '../numbers.ts';

/** Before the link to the assistant, its name, and what follows. */
export const lead = onPages({
  en: 'Your blood and urine tests: each value beside its range and the report before. You can also send a report to',
  hi: 'आपकी ख़ून-पेशाब की जाँच: हर नतीजा अपनी सामान्य सीमा और पिछली रिपोर्ट के साथ। रिपोर्ट आप यहाँ भी भेज सकते हैं:',
});
export const assistant = onPages({ en: 'the assistant', hi: 'असिस्टेंट' });
export const orTelegram = onPages({ en: 'or the Telegram bot.', hi: 'या Telegram बॉट को।' });
export const failed = onPages({ en: 'The reports can’t be shown', hi: 'रिपोर्ट नहीं दिख पाईं' });

export const add = onPages({ en: 'Add a report', hi: 'रिपोर्ट जोड़ें' });
export const addLead = onPages({
  en: 'A PDF from your lab’s app or website, or a sharp photo of the page, up to 5 MB: blood count, sugar, lipids, thyroid, liver, kidney, iron, vitamins, urine. It is read on this server, and the values are kept. The file is kept only if you choose that in Settings.',
  hi: 'लैब के ऐप या वेबसाइट की PDF, या पन्ने की साफ़ फ़ोटो, 5 MB तक: ब्लड काउंट, शुगर, लिपिड, थायरॉइड, लिवर, किडनी, आयरन, विटामिन, पेशाब। इसे यही सर्वर पढ़ता है और नतीजे रख लेता है। फ़ाइल तभी रखी जाती है जब आप सेटिंग में यह चुनें।',
});
export const labReport = onPages({ en: 'Lab report', hi: 'लैब रिपोर्ट' });
export const choose = onPages({ en: 'Choose a file', hi: 'फ़ाइल चुनें' });
export const reading = onPages({ en: 'Reading...', hi: 'पढ़ी जा रही है...' });
export const scansTakeLong = onPages({
  en: 'A photo or a scan takes up to a minute a page, longer when the server is busy.',
  hi: 'फ़ोटो या स्कैन में हर पन्ने पर एक मिनट तक लग सकता है, और औरों की भी पढ़ी जा रही हों तो कुछ ज़्यादा।',
});
export const notRead = onPages({ en: 'The report couldn’t be read', hi: 'रिपोर्ट पढ़ी नहीं जा सकी' });
export const read = onPages({
  en: (results: number) => plural('en', results, { one: '# result was read.', other: '# results were read.' }),
  hi: (results) => plural('hi', results, { one: '# नतीजा पढ़ लिया।', other: '# नतीजे पढ़ लिए।' }),
});

export const reportOf = onPages({ en: (date: string) => `Report of ${date}`, hi: (date) => `${date} की रिपोर्ट` });
export const remove = onPages({ en: (report: string) => `Delete ${report}`, hi: (report) => `${report} हटाएँ` });
export const noDate = onPages({
  en: (uploaded: string) => `The report shows no date, so it is filed under the day you uploaded it, ${uploaded}.`,
  hi: (uploaded) => `रिपोर्ट पर तारीख़ नहीं मिली, इसलिए इसे अपलोड के दिन, ${uploaded}, पर रखा है।`,
});
export const outside = onPages({
  en: (report: string) => `Outside their range, ${report}`,
  hi: (report) => `सीमा से बाहर, ${report}`,
});
export const inRange = onPages({
  en: (report: string) => `In range or without one, ${report}`,
  hi: (report) => `सीमा में या बिना सीमा के, ${report}`,
});
export const nothingOutside = onPages({
  en: 'No value is outside its range.',
  hi: 'कुछ भी अपनी सीमा से बाहर नहीं है।',
});
export const othersInRange = onPages({
  en: (results: number) => `${results} in range or without one`,
  hi: (results) => `${results} सीमा में या बिना सीमा के`,
});
export const moreInRange = onPages({
  en: (results: number) => `${results} more in range or without one`,
  hi: (results) => `और ${results} सीमा में या बिना सीमा के`,
});
export const unread = onPages({
  en: 'These lines couldn’t be read. Please check them in the report itself.',
  hi: 'ये लाइनें पढ़ी नहीं जा सकीं। इन्हें रिपोर्ट में ख़ुद देख लीजिए।',
});
export const noDiagnosis = onPages({
  en: 'A value outside its range is not a diagnosis. Show the report to your doctor, who knows your history.',
  hi: 'सीमा से बाहर का नतीजा अपने आप में बीमारी नहीं है। रिपोर्ट अपने डॉक्टर को दिखाइए, जो बाक़ी बातें भी जानते हैं।',
});
export const foodsWith = onPages({
  en: (nutrient: string) => `Foods with ${nutrient.toLowerCase()} that you logged in the last 30 days:`,
  hi: (nutrient) => `पिछले 30 दिनों के आपके खाने में ${nutrient} इनमें है:`,
});
export const foodMayNotDo = onPages({
  en: 'Food alone may not be enough: your doctor can find out why a value is low.',
  hi: 'सिर्फ़ खाना काफ़ी नहीं भी हो सकता: कमी की वजह डॉक्टर ही बता पाएँगे।',
});

export const test = onPages({ en: 'Test', hi: 'जाँच' });
export const result = onPages({ en: 'Result', hi: 'नतीजा' });
export const usual = onPages({ en: 'Usual', hi: 'सामान्य' });
export const stands = onPages({ en: 'Status', hi: 'कैसा है' });
export const before = onPages({ en: 'Before', hi: 'पिछली बार' });
export const valueOn = onPages({
  en: (value: string, date: string) => `${value} on ${date}`,
  hi: (value, date) => `${date} को ${value}`,
});
export const from = onPages({ en: (low: string) => `from ${low}`, hi: (low) => `${low} से ज़्यादा` });
export const upTo = onPages({ en: (high: string) => `up to ${high}`, hi: (high) => `${high} तक` });

export const overTime = onPages({ en: 'Values over time', hi: 'नतीजों का उतार-चढ़ाव' });
export const show = onPages({ en: 'Show', hi: 'क्या देखना है' });
export const course = onPages({
  en: (name: string, reports: number) => `${name} in ${reports} reports`,
  hi: (name, reports) => `${name}, ${reports} रिपोर्ट में`,
});
export const reportDate = onPages({ en: 'Report of', hi: 'रिपोर्ट की तारीख़' });
export const value = onPages({ en: 'Value', hi: 'नतीजा' });

export const deleteTitle = onPages({ en: 'Delete this report?', hi: 'यह रिपोर्ट हटानी है?' });
export const whatGoes = onPages({
  en: (report: string) => `${report} will be deleted with all its results. Other reports stay.`,
  hi: (report) => `${report} अपने सभी नतीजों के साथ हट जाएगी। बाक़ी रिपोर्ट रहेंगी।`,
});
export const notDeleted = onPages({ en: 'It was not deleted', hi: 'रिपोर्ट हट नहीं पाई' });
export const tooLarge = onPages({ en: 'The file is larger than 5 MB.', hi: 'फ़ाइल 5 MB से बड़ी है।' });
