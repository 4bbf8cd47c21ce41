import { onPages } from '../locale.ts';

export const motto = onPages({ en: 'Stay on track, stay in pulse.', hi: 'सेहत की नब्ज़, आपके हाथ।' });
export const email = onPages({ en: 'E-mail', hi: 'ई-मेल' });
export const product = onPages({ en: 'Product', hi: 'प्रोडक्ट' });
export const features = onPages({ en: 'Features', hi: 'फ़ीचर' });
export const how = onPages({ en: 'How it works', hi: 'कैसे चलता है' });
export const pricing = onPages({ en: 'Pricing', hi: 'क़ीमत' });
export const demo = onPages({ en: 'Demo', hi: 'डेमो' });
export const company = onPages({ en: 'Company', hi: 'कंपनी' });
export const why = onPages({ en: 'Why FitPulse', hi: 'FitPulse ही क्यों' });
export const newsletter = onPages({ en: 'Newsletter', hi: 'न्यूज़लेटर' });
export const terms = onPages({ en: 'Terms', hi: 'शर्तें' });
export const privacy = onPages({ en: 'Privacy', hi: 'प्राइवेसी' });
export const support = onPages({ en: 'Support', hi: 'मदद' });
export const contact = onPages({ en: 'Contact', hi: 'संपर्क' });
export const faq = onPages({ en: 'FAQ', hi: 'सवाल-जवाब' });
export const status = onPages({ en: 'System status', hi: 'सिस्टम स्टेटस' });
export const noMedicalAdvice = onPages({
  en: 'FitPulse gives estimates to help you keep a diary. It is no medical advice; ask a doctor about your health.',
  hi: 'FitPulse डायरी रखने में मदद के लिए अंदाज़ा बताता है। यह डॉक्टरी सलाह नहीं है; सेहत की बात डॉक्टर से पूछिए।',
});
export const rights = onPages({
  en: (year: number) => `© ${year} FitPulse. All rights reserved.`,
  hi: (year) => `© ${year} FitPulse. सर्वाधिकार सुरक्षित।`,
});
