import { onPages } from '../locale.ts';

export const skip = onPages({ en: 'Skip to the content', hi: 'सीधे पेज पर जाएँ' });
export const menu = onPages({ en: 'Menu', hi: 'मेनू' });
export const openMenu = onPages({ en: 'Open the menu', hi: 'मेनू खोलें' });
export const closeMenu = onPages({ en: 'Close the menu', hi: 'मेनू बंद करें' });
export const planOf = onPages({ en: (plan: string) => `${plan} Plan`, hi: (plan) => `${plan} प्लान` });
export const oneMoment = onPages({
  en: 'One moment, your page is on its way.',
  hi: 'एक पल, आपका पेज आ रहा है।',
});
export const needsScript = onPages({
  en: 'This part of FitPulse needs JavaScript.',
  hi: 'FitPulse के इस हिस्से के लिए JavaScript चाहिए।',
});
