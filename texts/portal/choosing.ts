import { onPages } from '../locale.ts';

export const chooseAll = onPages({ en: 'Choose all shown', hi: 'दिख रहे सब चुनें' });
export const choose = onPages({ en: (name: string) => `Choose ${name}`, hi: (name) => `${name} चुनें` });
export const chosen = onPages({ en: (count: string) => `${count} chosen`, hi: (count) => `${count} चुने` });
export const chosenMost = onPages({
  en: (count: string) => `${count} chosen, the maximum`,
  hi: (count) => `${count} चुने, एक बार में इतने ही`,
});
export const withChosen = onPages({ en: 'With those chosen', hi: 'चुने हुए के साथ' });
export const clearChoice = onPages({ en: 'Clear', hi: 'चुनाव हटाएँ' });
export const back = onPages({ en: 'Back', hi: 'वापस' });
export const working = onPages({ en: 'Working...', hi: 'हो रहा है...' });
