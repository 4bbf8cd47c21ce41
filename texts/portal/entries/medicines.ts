import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Medicine Log', hi: 'दवाइयाँ' });
export const medicine = onPages({ en: 'Medicine', hi: 'दवा' });
export const dose = onPages({ en: 'Dose', hi: 'खुराक' });
export const exampleDose = onPages({ en: '500 mg', hi: '500 mg' });
export const status = onPages({ en: 'Status', hi: 'ली या नहीं' });
export const statuses = {
  taken: onPages({ en: 'Taken', hi: 'ले ली' }),
  skipped: onPages({ en: 'Skipped', hi: 'नहीं ली' }),
};
export const add = onPages({ en: 'Add dose', hi: 'खुराक जोड़ें' });
export const edit = onPages({ en: 'Edit dose', hi: 'खुराक बदलें' });
export const notLogged = onPages({ en: 'Failed to log dose', hi: 'खुराक दर्ज नहीं हो पाई' });

export const toTake = onPages({ en: 'To take', hi: 'लेनी हैं' });
export const take = onPages({ en: 'Taken', hi: 'ले ली' });
export const skip = onPages({ en: 'Skip', hi: 'छोड़ें' });
/** "Taken: Metformin 500 mg, 8:00 pm", for those who hear the button alone. */
export const ofDose = onPages({
  en: (action: string, name: string, time: string) => `${action}: ${name}, ${time}`,
  hi: (action, name, time) => `${action}: ${name}, ${time}`,
});
export const noted = {
  taken: onPages({ en: (name: string) => `${name} taken.`, hi: (name) => `${name} ले ली।` }),
  skipped: onPages({ en: (name: string) => `${name} skipped.`, hi: (name) => `${name} छोड़ दी।` }),
};
