import { onPages } from '../locale.ts';

const longWaitSeconds = 90;

const wait = onPages({
  en: (seconds: number) => (seconds < longWaitSeconds ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`),
  hi: (seconds) => (seconds < longWaitSeconds ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`),
});

export const tooManyAttempts = onPages({
  en: (seconds: number) => `Too many attempts. Try again in ${wait('en', seconds)}.`,
  hi: (seconds) => `बहुत बार कोशिश हो चुकी है। ${wait('hi', seconds)} बाद फिर कोशिश कीजिए।`,
});
export const tooMuchAtOnce = onPages({
  en: (seconds: number) => `That is a lot at once. Try again in ${wait('en', seconds)}.`,
  hi: (seconds) => `एक साथ बहुत कुछ आ गया। ${wait('hi', seconds)} बाद फिर कोशिश कीजिए।`,
});
