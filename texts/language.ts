import { inLanguages } from './locale.ts';

/** A language's name, in itself. */
export const names = { en: 'English', hi: 'हिन्दी', 'hi-Latn': 'Hinglish' };

export const asYouWrite = inLanguages({ en: 'As I write', hi: 'जैसे मैं लिखूँ', 'hi-Latn': 'Jaise main likhun' });

export const choose = inLanguages({
  en: 'Which language should I reply in?',
  hi: 'किस भाषा में जवाब दूँ?',
  'hi-Latn': 'Kis language mein reply karun?',
});

export const chosen = inLanguages({
  en: "Sure, I'll reply in English from now on.",
  hi: 'ठीक है, अब से हिन्दी में जवाब दूँगा।',
  'hi-Latn': 'Theek hai, ab se Hinglish mein reply karunga.',
});

export const follows = inLanguages({
  en: "Sure, I'll reply in whichever language you write: English, Hindi or Hinglish.",
  hi: 'ठीक है, आप जैसे लिखेंगे वैसे ही जवाब दूँगा: हिन्दी, Hinglish या English में।',
  'hi-Latn': 'Theek hai, aap jaise likhenge waise hi reply karunga: Hinglish, Hindi ya English mein.',
});

export const unknown = inLanguages({
  en: "I don't speak that one yet. I know English, Hindi and Hinglish. Which do you like?",
  hi: 'यह भाषा अभी मुझे नहीं आती। English, हिन्दी और Hinglish आती है। किसमें बात करें?',
  'hi-Latn': 'Ye language abhi mujhe nahi aati. English, Hindi aur Hinglish aati hai. Kisme baat karein?',
});
