import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Workouts', hi: 'वर्कआउट' });
export const addWorkout = onPages({ en: 'Add Workout', hi: 'वर्कआउट जोड़ें' });
export const hideForm = onPages({ en: 'Hide Workout Form', hi: 'फ़ॉर्म छिपाएँ' });
export const form = onPages({ en: 'Add workout', hi: 'वर्कआउट जोड़ें' });
export const logged = onPages({ en: 'Workout logged.', hi: 'वर्कआउट दर्ज हो गया।' });
export const notLogged = onPages({ en: 'Failed to log workout', hi: 'वर्कआउट दर्ज नहीं हो पाया' });
export const failed = onPages({ en: 'The workouts can’t be shown', hi: 'वर्कआउट नहीं दिख पाए' });
export const ofTheDay = onPages({ en: 'Exercises of the day', hi: 'इस दिन की कसरतें' });
export const noneOnDate = onPages({
  en: 'No workout with sets for this date.',
  hi: 'इस तारीख़ का सेट वाला कोई वर्कआउट नहीं है।',
});

export const exercise = onPages({ en: 'Exercise', hi: 'कसरत' });
export const exerciseAt = onPages({ en: (place: number) => `Exercise ${place}`, hi: (place) => `कसरत ${place}` });
export const search = onPages({ en: 'Search, for example squat or dand', hi: 'खोजिए, जैसे squat या दंड' });
export const noneFound = onPages({ en: 'No exercise with that name', hi: 'इस नाम की कोई कसरत नहीं मिली' });
export const sets = onPages({ en: 'Sets', hi: 'सेट' });
export const repetitions = onPages({ en: 'Repetitions', hi: 'कितनी बार' });
export const load = onPages({ en: (unit: string) => `Load (${unit})`, hi: (unit) => `वज़न (${unit})` });
export const secondsASet = onPages({ en: 'Seconds per set', hi: 'हर सेट के सेकंड' });
export const effort = onPages({ en: 'Effort (RPE)', hi: 'मेहनत (RPE)' });
export const superset = onPages({ en: 'Superset with the one above', hi: 'ऊपर वाली के साथ सुपरसेट' });
export const addExercise = onPages({ en: 'Add exercise', hi: 'कसरत जोड़ें' });
export const removeLast = onPages({ en: 'Remove the last', hi: 'आख़िरी हटाएँ' });
export const name = onPages({ en: 'Name', hi: 'नाम' });
export const exampleName = onPages({ en: 'Push day', hi: 'पुश डे' });
export const minutesInAll = onPages({ en: 'Total minutes', hi: 'कुल मिनट' });
export const estimated = onPages({ en: 'Leave empty for an estimate', hi: 'खाली छोड़ें तो अंदाज़ा लगेगा' });

export const moved = onPages({ en: 'Moved', hi: 'कुल वज़न' });
export const oneRepMax = onPages({ en: 'Est. 1RM', hi: 'अनुमानित 1RM' });
export const records = onPages({ en: 'Personal records', hi: 'आपके रिकॉर्ड' });
export const bestSets = onPages({ en: 'The best set of each exercise', hi: 'हर कसरत का सबसे अच्छा सेट' });
export const set = onPages({ en: 'Set', hi: 'सेट' });
export const on = onPages({ en: 'On', hi: 'कब' });
