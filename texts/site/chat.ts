import { onPages } from '../locale.ts';

export const needHelp = onPages({ en: 'Need help? Chat with us!', hi: 'मदद चाहिए? हमसे चैट कीजिए!' });
