import type { EntryKind } from '../../../contract/entries/entryKinds.ts';
import { onPages } from '../../locale.ts';

/** The kinds of entries, as headings and buttons name them. */
export const kindTitles = {
  food: onPages({ en: 'Food', hi: 'खाना' }),
  water: onPages({ en: 'Water', hi: 'पानी' }),
  activity: onPages({ en: 'Activity', hi: 'कसरत' }),
  weight: onPages({ en: 'Weight', hi: 'वज़न' }),
  sleep: onPages({ en: 'Sleep', hi: 'नींद' }),
  step: onPages({ en: 'Steps', hi: 'कदम' }),
  reading: onPages({ en: 'Reading', hi: 'रीडिंग' }),
  medicine: onPages({ en: 'Medicine', hi: 'दवा' }),
  mood: onPages({ en: 'Mood', hi: 'मूड' }),
  fast: onPages({ en: 'Fast', hi: 'व्रत' }),
  cycle: onPages({ en: 'Period', hi: 'पीरियड' }),
  workout: onPages({ en: 'Workout', hi: 'वर्कआउट' }),
};

/** As the health log offers them to choose from. */
export const kindChoices = {
  ...kindTitles,
  reading: onPages({ en: 'Readings', hi: 'रीडिंग' }),
  medicine: onPages({ en: 'Medicines', hi: 'दवाइयाँ' }),
  fast: onPages({ en: 'Fasts', hi: 'व्रत' }),
};
export const allKinds = onPages({ en: 'All', hi: 'सब' });
export const kindsOfLog = onPages({ en: 'What to show', hi: 'क्या देखना है' });
/** After a kind, for those who don't see that it has a mark. */
export const logsOfDay = onPages({
  en: (count: number) => (count === 1 ? ', 1 entry' : `, ${count} entries`),
  hi: (count) => `, ${count} एंट्री`,
});

/** Of sentences that have words of their own for a kind; `title` is the kind's. */
export interface Kind {
  kind: EntryKind;
  title: string;
}

export const quickLog = onPages({
  en: (title: string) => `Quick Log: ${title}`,
  hi: (title) => `झटपट लॉग: ${title}`,
});
export const log = onPages({ en: (title: string) => `Log ${title}`, hi: (title) => `${title} जोड़ें` });
export const add = onPages({ en: (title: string) => `Add ${title}`, hi: (title) => `${title} जोड़ें` });
export const hideForm = onPages({
  en: (title: string) => `Hide ${title} Form`,
  hi: (title) => `${title} का फ़ॉर्म छिपाएँ`,
});
export const logged = onPages({
  en: (title: string) => `${title} logged.`,
  hi: (title) => `दर्ज हो गया: ${title}`,
});
export const editKind = onPages({ en: ({ kind }: Kind) => `Edit ${kind}`, hi: ({ title }) => `${title} की एंट्री बदलें` });
export const ofDay = onPages({ en: (title: string) => `${title} of the day`, hi: (title) => `इस दिन: ${title}` });
export const noneShown = onPages({
  en: ({ kind }: Kind) => `The ${kind} entries can’t be shown`,
  hi: ({ title }) => `${title} की एंट्री अभी नहीं दिख पा रहीं`,
});
export const noneLogged = onPages({
  en: ({ kind }: Kind) => `No ${kind} logs for this date.`,
  hi: ({ title }) => `इस दिन ${title} की कोई एंट्री नहीं है।`,
});
/** Tells one entry from the others of its day. */
export const atTime = onPages({
  en: (name: string, time: string) => `${name} at ${time}`,
  hi: (name, time) => `${name}, ${time}`,
});
export const edit = onPages({ en: (name: string) => `Edit ${name}`, hi: (name) => `बदलें: ${name}` });
export const remove = onPages({ en: (name: string) => `Delete ${name}`, hi: (name) => `हटाएँ: ${name}` });

export const removed = onPages({ en: (name: string) => `${name} deleted.`, hi: (name) => `हटा दिया: ${name}` });
export const isBack = onPages({ en: (name: string) => `${name} is back.`, hi: (name) => `वापस रख दिया: ${name}` });
export const notPutBack = onPages({
  en: (name: string, reason: string) => `${name} could not be put back. ${reason}`,
  hi: (name, reason) => `वापस नहीं रख पाए: ${name}। ${reason}`,
});
export const notRemoved = onPages({
  en: ({ kind }: Kind, reason: string) => `Failed to delete ${kind} log. ${reason}`,
  hi: ({ title }, reason) => `${title} की एंट्री नहीं हट पाई। ${reason}`,
});
export const savedHere = onPages({
  en: 'Saved on this device. We’ll send it as soon as you’re back online.',
  hi: 'इस डिवाइस पर सेव हो गया। इंटरनेट आते ही भेज देंगे।',
});
export const notTakenBack = onPages({
  en: (reason: string) => `It could not be undone. ${reason}`,
  hi: (reason) => `वापस नहीं ले पाए। ${reason}`,
});
