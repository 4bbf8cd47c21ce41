import type { ReviewPeriod } from '../../../texts/reviews.ts';

const please = '(?:please |pls |can you |show |send |give |get |tell )*(?:me |us )?';
const own = '(?:my |our |the |a |this |last |past |mera |meri |is |iss |pichhl[ei] |pichl[ei] |मेरा |मेरी |इस |पिछले )*';
const end = '(?: (?:please|pls|bhejo|do|dikhao|batao|दो|भेजो|दिखाओ|बताओ))*[?.! ]*$';
const asksForWeek = new RegExp(
  `^(?:/review|${please}${own}(?:week(?:ly|'s|’s)? (?:review|report)|week in review|hafte (?:ka|ki) (?:review|report)|साप्ताहिक (?:समीक्षा|रिव्यू|रिपोर्ट)|हफ़?्ते (?:का|की) (?:समीक्षा|रिव्यू|रिपोर्ट))|${please}(?:my|our|mera|मेरा) (?:week|hafta|हफ़?्ता)|(?:review|how was|how is|how did) (?:my|this|last|the) week(?: go(?:ing)?)?|(?:mera |मेरा |is |ye |yeh |यह |ये )?(?:hafta|week|हफ़?्ता) (?:kaisa|kaise|कैसा) (?:raha|gaya|tha|रहा|गया|था))${end}`,
  'iu',
);
const isLast = /\b(?:last|past|pichhl[ei]|pichl[ei])\b|पिछल/iu;

/** The week that a review is asked for: the one until today, or the last that is over. */
export function readWeekWish(text: string): 'running' | 'last' | undefined {
  if (!asksForWeek.test(text)) return undefined;
  return isLast.test(text) ? 'last' : 'running';
}

const review = {
  week: '(?:week(?:ly)?|hafte (?:ka|ki|ke)|हफ़?्ते (?:का|की|के)|साप्ताहिक) (?:review|report|रिव्यू|रिपोर्ट|समीक्षा)s?',
  month: '(?:month(?:ly)?|mahine (?:ka|ki|ke)|महीने (?:का|की|के)|मासिक) (?:review|report|रिव्यू|रिपोर्ट|समीक्षा)s?',
};
const off = '(?:off|band(?: karo| kar do)?|mat bhejo|बंद(?: करो| कर दो)?|मत भेजो)';
const on = '(?:on|chaalu(?: karo)?|chalu(?: karo)?|shuru(?: karo)?|चालू(?: करो)?|शुरू(?: करो)?)';
const choices = (['week', 'month'] as const).flatMap((period) => {
  const named = `(?:the |my )?${review[period]}`;
  return [
    {
      period,
      isWanted: false,
      words: new RegExp(
        `^(?:please )?(?:(?:stop|no(?: more)?|turn off|cancel|end) ${named}|${named} ${off})[.! ]*$`,
        'iu',
      ),
    },
    {
      period,
      isWanted: true,
      words: new RegExp(`^(?:please )?(?:(?:start|resume|turn on) ${named}|${named} ${on})[.! ]*$`, 'iu'),
    },
  ];
});

/** Whether reviews are to come unasked or no longer; undefined where a text says neither. */
export const readReviewChoice = (text: string): { period: ReviewPeriod; isWanted: boolean } | undefined =>
  choices.find(({ words }) => words.test(text));
