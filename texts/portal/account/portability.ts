import { onPages } from '../../locale.ts';
import { figure } from '../../numbers.ts';

export const title = onPages({ en: 'Your data', hi: 'आपका डेटा' });
export const exportLead = onPages({
  en: 'Everything you have logged, your profile and your conversations: as one JSON file, which can be imported again, or as CSV tables for a spreadsheet.',
  hi: 'आपने जो कुछ दर्ज किया, आपकी प्रोफ़ाइल और आपकी चैट: एक JSON फ़ाइल में, जिसे फिर इम्पोर्ट कर सकते हैं, या स्प्रेडशीट के लिए CSV में।',
});
/** The kind is "JSON" or "CSV". */
export const exportAs = onPages({ en: (kind: string) => `Export ${kind}`, hi: (kind) => `${kind} एक्सपोर्ट करें` });
export const exporting = onPages({ en: 'Exporting...', hi: 'एक्सपोर्ट हो रहा है...' });
export const notExported = onPages({ en: 'The export failed', hi: 'एक्सपोर्ट नहीं हो पाया' });
export const importLead = onPages({
  en: 'Importing adds what is missing and replaces your profile and targets with those in the file. Importing the same file twice changes nothing more.',
  hi: 'इम्पोर्ट करने पर जो कम है वह जुड़ जाता है, और प्रोफ़ाइल और लक्ष्य फ़ाइल वाले हो जाते हैं। दोबारा करने से कुछ नहीं बदलता।',
});
export const fileToImport = onPages({ en: 'Export to import', hi: 'इम्पोर्ट करने की फ़ाइल' });
export const importJson = onPages({ en: 'Import JSON', hi: 'JSON इम्पोर्ट करें' });
export const importing = onPages({ en: 'Importing...', hi: 'इम्पोर्ट हो रहा है...' });
export const notImported = onPages({ en: 'Nothing was imported', hi: 'कुछ इम्पोर्ट नहीं हुआ' });
export const imported = onPages({
  en: (entries: number, messages: number) =>
    `${figure(entries)} entries and ${figure(messages)} messages were imported.`,
  hi: (entries, messages) => `${figure(entries)} एंट्री और ${figure(messages)} मैसेज आ गए।`,
});
export const tooLarge = onPages({ en: 'The file is larger than 20 MB.', hi: 'फ़ाइल 20 MB से बड़ी है।' });
export const noExport = onPages({
  en: 'This is not a FitPulse export. Choose the JSON file that you downloaded here.',
  hi: 'यह FitPulse का एक्सपोर्ट नहीं है। यहाँ से डाउनलोड की हुई JSON फ़ाइल चुनिए।',
});

export const deleteAccount = onPages({ en: 'Delete account', hi: 'खाता मिटाएँ' });
export const deleteLead = onPages({
  en: 'Removes your account and everything you have logged, everywhere and at once. It can’t be undone, so export your data first.',
  hi: 'आपका खाता और दर्ज किया हुआ सब कुछ, हर जगह से, तुरंत मिट जाता है। यह वापस नहीं हो सकता, इसलिए पहले अपना डेटा एक्सपोर्ट कर लीजिए।',
});
export const deleteTitle = onPages({ en: 'Delete account?', hi: 'खाता मिटाना है?' });
export const whatGoes = onPages({
  en: (userName: string) => `The account ${userName} and all of its data will be gone for good.`,
  hi: (userName) => `${userName} का खाता और उसका सारा डेटा हमेशा के लिए मिट जाएगा।`,
});
export const notDeleted = onPages({ en: 'The account was not deleted', hi: 'खाता नहीं मिट पाया' });
export const yourUserName = onPages({ en: 'Your user name', hi: 'आपका यूज़र नेम' });
export const yourPassword = onPages({ en: 'Your password', hi: 'आपका पासवर्ड' });
export const deleteForGood = onPages({ en: 'Delete for good', hi: 'हमेशा के लिए मिटाएँ' });
