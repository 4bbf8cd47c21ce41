import { onPages } from '../locale.ts';

interface Refusal {
  /** Of zod's issues. */
  code?: string;
  message: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
}

/** What the contract says itself of what no kind of issue tells. */
const inHindi: [RegExp, string][] = [
  [/^The first date comes after the last\.$/, 'पहली तारीख़ आख़िरी तारीख़ के बाद की है।'],
  [/^The last day comes after the first\.$/, 'आख़िरी दिन पहले दिन के बाद का होना चाहिए।'],
  [/^(?:Ask for|A page shows) at most (\d+) days.*$/, 'ज़्यादा से ज़्यादा $1 दिन चुनिए।'],
  [/^Choose one of them\.$/, 'इनमें से एक ही चुनिए।'],
  [/^Choose a quarter of an hour\.$/, '15-15 मिनट पर चुनिए, जैसे 8:15 या 8:30।'],
  [/^(?:Enter a (?:subject|description)|Choose a category)\.$/, 'इसे भरिए।'],
  [/^Choose the report\.$/, 'रिपोर्ट चुनिए।'],
  [/^Name the medicine\.$/, 'दवा का नाम लिखिए।'],
  [/^Enter your password or a code\.$/, 'पासवर्ड या कोड लिखिए।'],
  [/^Enter your user name or e-mail address\.$/, 'यूज़र नेम या ई-मेल लिखिए।'],
  [/^Enter the code\.$/, 'कोड लिखिए।'],
  [/^A user name has letters or digits.*$/, 'यूज़र नेम में दिखने वाले अक्षर या अंक होने चाहिए।'],
  [/^A user name mixes no letters.*$/, 'यूज़र नेम में अलग-अलग लिपियों के एक जैसे दिखने वाले अक्षर न मिलाइए।'],
  [/^This user name reads like one of Latin letters.*$/, 'यह यूज़र नेम अंग्रेज़ी अक्षरों जैसा दिखता है। इसे उन्हीं में लिखिए।'],
  [/^.*no control characters\.$/i, 'इसमें ऐसे अक्षर हैं जो दिखते नहीं। उन्हें हटा दीजिए।'],
];

/** What is wrong with a field. English is the contract's own. */
export const refusal = onPages({
  en: ({ message }: Refusal) => message,
  hi: ({ code, message, origin, minimum, maximum }) => {
    const isText = origin === 'string';
    if (code === 'invalid_type' || (isText && minimum === 1)) return 'इसे भरिए।';
    if (code === 'too_small' && !isText) return `कम से कम ${minimum} होना चाहिए।`;
    if (code === 'too_big' && !isText) return `ज़्यादा से ज़्यादा ${maximum} हो सकता है।`;
    if (code === 'too_small') return `कम से कम ${minimum} अक्षर लिखिए।`;
    if (code === 'too_big') return `ज़्यादा से ज़्यादा ${maximum} अक्षर लिखिए।`;
    if (code === 'invalid_format') return 'यह ठीक नहीं लग रहा, एक बार देख लीजिए।';
    if (code === 'invalid_value') return 'सूची में से एक चुनिए।';
    const [pattern, told] = inHindi.find(([known]) => known.test(message)) ?? ['', ''];
    return message.replace(pattern, told);
  },
});
