import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Activity Log', hi: 'कसरत' });
export const type = onPages({ en: 'Type', hi: 'क्या किया' });
export const example = onPages({ en: 'Walking', hi: 'पैदल चलना' });
export const duration = onPages({ en: 'Duration (min)', hi: 'कितनी देर (मिनट)' });
export const minutes = onPages({ en: 'Duration (min)', hi: 'मिनट' });
export const kilometres = onPages({ en: 'Distance (km)', hi: 'किमी' });
export const distance = onPages({ en: 'Distance (km)', hi: 'दूरी (किमी)' });
export const calories = onPages({ en: 'Calories', hi: 'कैलोरी' });
export const caloriesBurned = onPages({ en: 'Calories burned', hi: 'ख़र्च कैलोरी' });
export const burned = onPages({ en: (energy: string) => `${energy} burned`, hi: (energy) => `${energy} ख़र्च` });
export const add = onPages({ en: 'Add activity', hi: 'कसरत जोड़ें' });
export const edit = onPages({ en: 'Edit activity', hi: 'कसरत की एंट्री बदलें' });
export const failed = onPages({ en: 'Failed', hi: 'कसरत दर्ज नहीं हुई' });
export const notLogged = onPages({ en: 'Failed to log activity', hi: 'कसरत दर्ज नहीं हुई' });
export const notSaved = onPages({ en: 'Failed to save', hi: 'सेव नहीं हुआ' });
