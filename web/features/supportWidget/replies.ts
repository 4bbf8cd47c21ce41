import { links } from '../../lib/links.ts';

export const greeting = 'Hello and welcome to FitPulse support! How can we help you today?';

export const quickQuestions = [
  'How do I update my profile?',
  'Enable water reminders',
  'Upload health reports',
  'Change notification settings',
  'Account login issues',
];

export interface Reply {
  text: string;
  link?: { label: string; href: string };
}

/** The first kind whose words occur decides. */
const kinds: { words: RegExp; reply: Reply }[] = [
  {
    words: /\bupload\b/i,
    reply: {
      text: 'Send a lab report as PDF, photo or text under Lab reports in your account, or in the chat: FitPulse reads its values and shows them beside their ranges. The monthly PDF reports of what you log come with the Pro and Premium plans.',
    },
  },
  {
    words: /\bwater\b|hydrat/i,
    reply: {
      text: 'Most adults do well with 2000-3000 ml of water per day, and that is where your daily target starts. Write “2 glasses of water” in the chat to log it. Water reminders are switched on under Notifications in your account.',
    },
  },
  {
    words: /password|log ?in|sign ?in|logged out/i,
    reply: {
      text: 'If you can’t sign in, check your user name first: capital letters count. You can set a new password with the link below.',
      link: { label: 'Forgot password', href: links.forgotPassword },
    },
  },
  {
    words: /notif|remind/i,
    reply: {
      text: 'Reminders and reports are chosen under Notifications in your account: switch on the ones you want. They come at your local time.',
    },
  },
  {
    words: /bill|payment|pay\b|subscri|refund|invoice|plan\b|price/i,
    reply: {
      text: 'Your plan, your invoices and cancelling are under Billing in your account. You can cancel at any time and keep the features until the period ends, and ask for your money back within 30 days.',
      link: { label: 'Open Billing', href: links.billing },
    },
  },
  {
    words: /health|report|blood/i,
    reply: {
      text: 'Monthly PDF reports come with the Pro and Premium plans and stand under Reports in your account.',
      link: { label: 'Open Reports', href: links.reports },
    },
  },
  {
    words: /profile|account|name|e-?mail/i,
    reply: {
      text: 'Open Profile in your account to change your name, picture, contact details and goals. Changes count from the moment you save them.',
    },
  },
];

const otherwise: Reply = {
  text: 'Thank you for your message. Tell us a little more, or hand this conversation over to our team: a person will answer.',
};

/** Canned answers, chosen by the words of the message. */
export const replyTo = (message: string): Reply => kinds.find(({ words }) => words.test(message))?.reply ?? otherwise;
