import type { EntryKind } from '../../contract/entries/entryKinds.ts';
import { inLanguages, type Text } from '../locale.ts';

/** Sentences with which a chat logs an entry of each kind; the help shows them. */
export const examples: Record<EntryKind, Text> = {
  food: inLanguages({
    en: 'had 2 rotis with dal and a glass of lassi',
    hi: '2 रोटी, दाल और एक गिलास लस्सी',
    'hi-Latn': '2 roti, dal aur ek glass lassi',
  }),
  water: inLanguages({ en: '2 glasses of water', hi: '2 गिलास पानी', 'hi-Latn': '2 glass paani' }),
  activity: inLanguages({ en: 'walked 30 minutes', hi: '30 मिनट टहला', 'hi-Latn': '30 min walk kiya' }),
  weight: inLanguages({ en: 'weight 72.4', hi: 'वज़न 72.4', 'hi-Latn': 'weight 72.4' }),
  step: inLanguages({ en: '8500 steps', hi: '8500 कदम', 'hi-Latn': '8500 steps' }),
  reading: inLanguages({ en: 'bp 124/79', hi: 'बीपी 124/79', 'hi-Latn': 'bp 124/79' }),
  medicine: inLanguages({ en: 'took metformin 500', hi: 'मेटफॉर्मिन 500 ले ली', 'hi-Latn': 'metformin 500 le li' }),
  mood: inLanguages({ en: 'feeling low, headache', hi: 'मन उदास है, सिरदर्द', 'hi-Latn': 'mann udaas hai, sir dard' }),
  fast: inLanguages({ en: 'start 16:8 fast', hi: '16:8 व्रत शुरू', 'hi-Latn': '16:8 fast shuru' }),
  cycle: inLanguages({ en: 'period started, cramps', hi: 'पीरियड शुरू हुआ, ऐंठन', 'hi-Latn': 'period shuru hua, cramps' }),
  sleep: inLanguages({ en: 'slept 7 hours', hi: '7 घंटे सोया', 'hi-Latn': '7 ghante soya' }),
};
