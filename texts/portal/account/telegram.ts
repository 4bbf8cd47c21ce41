import { onPages } from '../../locale.ts';
import { figure, plural } from '../../numbers.ts';

export const lead = onPages({
  en: 'Log by writing to the bot. It’s one diary, there and here.',
  hi: 'बॉट को लिखकर दर्ज कीजिए। वहाँ और यहाँ, डायरी एक ही है।',
});
export const connect = onPages({ en: 'Connect Telegram', hi: 'Telegram जोड़ें' });
export const connected = onPages({ en: 'Connected', hi: 'जुड़ा हुआ है' });
/** Behind it; the moment is '' where it isn't known. */
export const since = onPages({
  en: (moment: string) => `${moment && ` since ${moment}`}. What you write to the bot is logged here.`,
  hi: (moment) => `${moment && `, ${moment} से`}। बॉट को जो लिखेंगे, वह यहाँ दर्ज हो जाएगा।`,
});
export const disconnect = onPages({ en: 'Disconnect', hi: 'हटाएँ' });
export const failed = onPages({ en: 'The connection can’t be shown', hi: 'Telegram की जानकारी नहीं दिख पाई' });
export const noLink = onPages({ en: 'The link couldn’t be created', hi: 'लिंक नहीं बन पाया' });
export const notDisconnected = onPages({ en: 'The chat was not disconnected', hi: 'चैट नहीं हट पाई' });

export const expired = onPages({ en: 'The link has expired.', hi: 'लिंक का समय निकल गया।' });
export const newLink = onPages({ en: 'Make a new link', hi: 'नया लिंक बनाएँ' });
export const open = onPages({ en: 'Open Telegram', hi: 'Telegram खोलें' });
/** Before the command, behind it, and behind the minutes that are left. */
export const orSend = onPages({ en: 'Or send', hi: 'या' });
export const toTheBot = onPages({
  en: 'to the bot. It works once, for another',
  hi: 'बॉट को भेजिए। यह एक ही बार चलेगा, अगले',
});
export const minutes = onPages({ en: 'minutes.', hi: 'मिनट तक।' });

export const joined = onPages({
  en: (when: string, entries: number, until: string) =>
    `The diary of this chat joined yours ${when} and brought ${plural('en', entries, { one: '# entry', other: '# entries' })}. If that was a mistake, separate them until ${until}.`,
  hi: (when, entries, until) =>
    `इस चैट की डायरी ${when} को आपकी डायरी में जुड़ी और ${figure(entries)} एंट्री साथ लाई। ग़लती से हुआ हो तो ${until} तक अलग कर सकते हैं।`,
});
export const separateAgain = onPages({ en: 'Separate them again', hi: 'फिर अलग करें' });
export const separateTitle = onPages({ en: 'Separate the diaries?', hi: 'डायरियाँ अलग करनी हैं?' });
export const separateLead = onPages({
  en: 'The chat gets its own diary back, with everything it brought. Whatever was added since stays here, and this account is disconnected from that chat.',
  hi: 'चैट को उसकी डायरी वापस मिल जाएगी, जो साथ लाई थी उसके साथ। उसके बाद जो जुड़ा वह यहीं रहेगा, और यह खाता उस चैट से हट जाएगा।',
});
export const notSeparated = onPages({ en: 'The diaries were not separated', hi: 'अलग नहीं हो पाईं' });
export const keepJoined = onPages({ en: 'Keep them joined', hi: 'जुड़ी रहने दें' });
export const separate = onPages({ en: 'Separate them', hi: 'अलग करें' });
