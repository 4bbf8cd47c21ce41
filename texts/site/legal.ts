import { onPages } from '../locale.ts';

export const termsTitle = onPages({ en: 'Terms of Service · FitPulse', hi: 'सेवा की शर्तें · FitPulse' });
export const termsDescription = onPages({
  en: 'The agreement about using FitPulse: plans, payment, cancelling, money back, and what the service is not.',
  hi: 'FitPulse इस्तेमाल करने की शर्तें: प्लान, भुगतान, बंद करना, पैसे वापस, और यह सेवा क्या नहीं है।',
});
export const privacyTitle = onPages({ en: 'Privacy Policy · FitPulse', hi: 'गोपनीयता नीति · FitPulse' });
export const privacyDescription = onPages({
  en: 'Which personal data FitPulse processes, what for, who helps, and your rights under the DPDP Act of India.',
  hi: 'FitPulse आपका कौन-सा डेटा रखता है, किसलिए, किसकी मदद से, और DPDP क़ानून में आपके अधिकार।',
});
