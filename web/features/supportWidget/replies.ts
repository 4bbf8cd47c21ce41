import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/supportChat.ts';
import { links } from '../../lib/links.ts';

export interface Reply {
  text: string;
  link?: { label: string; href: string };
}

/** The first kind whose words occur decides; they are English, Hindi and Hindi in Latin letters. */
const kinds: { words: RegExp; about: keyof typeof texts.replies }[] = [
  { words: /\bupload\b|अपलोड/i, about: 'upload' },
  { words: /\bwater\b|hydrat|\bpaani\b|\bpani\b|पानी/i, about: 'water' },
  { words: /password|log ?in|sign ?in|logged out|पासवर्ड|लॉग ?इन|साइन ?इन/i, about: 'signIn' },
  { words: /notif|remind|सूचना|रिमाइंडर|नोटिफ/i, about: 'notifications' },
  {
    words: /bill|payment|pay\b|subscri|refund|invoice|plan\b|price|\bpaise\b|बिल|भुगतान|पैसे|रिफ़?ंड|इनवॉइस|प्लान|क़?ीमत/i,
    about: 'billing',
  },
  { words: /health|report|blood|सेहत|रिपोर्ट|ख़?ून/i, about: 'reports' },
  { words: /profile|account|name|e-?mail|\bnaam\b|प्रोफ़?ाइल|खाता|खाते|नाम|ई-?मेल/i, about: 'profile' },
];

const linkTo: Partial<Record<keyof typeof texts.replies, { to: keyof typeof texts.replyLinks; href: string }>> = {
  signIn: { to: 'forgotPassword', href: links.forgotPassword },
  billing: { to: 'billing', href: links.billing },
  reports: { to: 'reports', href: links.reports },
};

/** Canned answers, chosen by the words of the message. */
export function replyTo(locale: PageLocale, message: string): Reply {
  const about = kinds.find(({ words }) => words.test(message))?.about ?? 'otherwise';
  const link = linkTo[about];
  const text = texts.replies[about](locale);
  return link ? { text, link: { label: texts.replyLinks[link.to](locale), href: link.href } } : { text };
}
