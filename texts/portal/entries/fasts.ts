import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Fasting', hi: 'व्रत' });
export const log = onPages({ en: 'Fasts', hi: 'व्रत का रिकॉर्ड' });
export const fast = onPages({ en: 'Fast', hi: 'व्रत' });
export const plan = onPages({ en: 'Plan', hi: 'प्लान' });
export const noPlan = onPages({ en: 'No plan', hi: 'बिना प्लान' });
export const began = onPages({ en: 'Began', hi: 'कब शुरू हुआ' });
export const ended = onPages({ en: 'Ended', hi: 'कब ख़त्म हुआ' });
export const length = onPages({ en: 'Length', hi: 'कितनी देर' });
export const stillOn = onPages({ en: 'still on', hi: 'चल रहा है' });

export const add = onPages({ en: 'Add fast', hi: 'व्रत जोड़ें' });
export const edit = onPages({ en: 'Edit fast', hi: 'व्रत बदलें' });
export const notLogged = onPages({ en: 'Failed to log fast', hi: 'व्रत दर्ज नहीं हो पाया' });
export const endedField = onPages({
  en: 'Ended (leave empty if it isn’t over)',
  hi: 'कब ख़त्म हुआ (चल रहा हो तो खाली छोड़ें)',
});
export const city = onPages({ en: 'City (for fasts by sunrise and sunset)', hi: 'शहर (सूरज के हिसाब वाले व्रत के लिए)' });
export const exampleCity = onPages({ en: 'Pune', hi: 'पुणे' });

/** The plan is '' where there is none. */
export const since = onPages({
  en: (plan: string, time: string) => `${plan ? `${plan}, since` : 'Since'} ${time}`,
  hi: (plan, time) => `${plan && `${plan}, `}${time} से`,
});
/** Behind it. */
export const left = onPages({
  en: (time: string, until: string) => `; ${time} left, until ${until}`,
  hi: (time, until) => `; ${time} बाक़ी, ${until} तक`,
});
export const reached = onPages({ en: '; you’ve reached your goal', hi: '; आपका समय पूरा हो गया' });
export const end = onPages({ en: 'End fast', hi: 'व्रत ख़त्म करें' });
export const notEnded = onPages({ en: 'The fast was not ended', hi: 'व्रत ख़त्म नहीं हो पाया' });
export const start = onPages({ en: 'Start fast', hi: 'व्रत शुरू करें' });
export const notStarted = onPages({ en: 'The fast was not started', hi: 'व्रत शुरू नहीं हो पाया' });
