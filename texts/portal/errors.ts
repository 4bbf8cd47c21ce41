import { onPages } from '../locale.ts';

export const error = onPages({ en: 'Error', hi: 'गड़बड़ी' });
export const goHome = onPages({ en: 'Go Home', hi: 'होम पेज पर जाएँ' });
export const goBack = onPages({ en: 'Go Back', hi: 'पीछे जाएँ' });
export const refreshPage = onPages({ en: 'Refresh Page', hi: 'पेज ताज़ा करें' });
export const contactSupport = onPages({ en: 'Contact Support', hi: 'हमसे बात करें' });
export const helpCenter = onPages({ en: 'Help Center', hi: 'सवाल-जवाब' });
export const notFound = {
  title: onPages({ en: 'Page Not Found', hi: 'पेज नहीं मिला' }),
  text: onPages({ en: 'Oops! Looks like you took a wrong turn.', hi: 'अरे! लगता है आप गलत मोड़ मुड़ गए।' }),
};
export const serverError = {
  title: onPages({ en: 'Server Error', hi: 'सर्वर में गड़बड़ी' }),
  text: onPages({ en: 'Something went wrong on our end.', hi: 'हमारी तरफ़ कुछ गड़बड़ हो गई।' }),
};
export const unexpected = {
  title: onPages({ en: 'Unexpected Error', hi: 'कुछ गड़बड़ हो गई' }),
  text: onPages({
    en: 'An unknown error occurred. Please try refreshing the page or contact support if the problem persists.',
    hi: 'पता नहीं क्या हुआ। पेज ताज़ा करके देखिए; फिर भी न चले तो हमसे बात कीजिए।',
  }),
};
