import { onPages } from '../locale.ts';

export const weekBefore = onPages({ en: 'Previous week', hi: 'पिछला हफ़्ता' });
export const weekAfter = onPages({ en: 'Next week', hi: 'अगला हफ़्ता' });
export const failed = onPages({ en: 'The review can’t be shown', hi: 'हफ़्ते का हिसाब नहीं दिख पाया' });

export const nothingLogged = onPages({
  en: 'Nothing was logged this week or the week before.',
  hi: 'इस हफ़्ते और पिछले हफ़्ते कुछ दर्ज नहीं है।',
});
export const tellAssistant = onPages({ en: 'Tell the assistant what you ate', hi: 'असिस्टेंट को बताइए कि क्या खाया' });
export const thenReview = onPages({
  en: ', and there will be something to look back on.',
  hi: ', फिर यहाँ देखने को कुछ होगा।',
});

export const comesOnSunday = onPages({
  en: 'The review comes to you on Sunday evenings.',
  hi: 'यह हिसाब हर रविवार शाम को आपके पास आता है।',
});
export const chooseWhen = onPages({ en: 'Choose when, or stop it', hi: 'समय चुनिए, या इसे बंद कीजिए' });

export const whatChanged = onPages({ en: 'What changed', hi: 'क्या बदला' });
export const goodDays = onPages({ en: 'What went with your good days', hi: 'अच्छे दिनों के साथ क्या रहा' });
export const noProof = onPages({
  en: 'Counted over eight weeks. That two things go together doesn’t prove that one causes the other.',
  hi: 'आठ हफ़्तों की गिनती से। साथ-साथ होने का मतलब यह नहीं कि वही वजह है।',
});
export const nextThing = {
  week: onPages({ en: 'One thing for next week', hi: 'अगले हफ़्ते के लिए एक बात' }),
  month: onPages({ en: 'One thing for next month', hi: 'अगले महीने के लिए एक बात' }),
};
export const withPlan = onPages({
  en: 'With Pro and Premium the review also shows what went with your good days, and there is a report of each month.',
  hi: 'Pro और Premium में यह भी पता चलता है कि अच्छे दिनों के साथ क्या रहा, और हर महीने की रिपोर्ट भी मिलती है।',
});
export const seePlans = onPages({ en: 'See the plans', hi: 'प्लान देखिए' });
