import type { Ticket, TicketCategory, TicketStatus } from '../../../contract/support.ts';
import { onPages } from '../../locale.ts';
import { plural } from '../../numbers.ts';

export const title = onPages({ en: 'Support', hi: 'मदद' });
export const overview = onPages({ en: 'Overview', hi: 'एक नज़र में' });
export const create = onPages({ en: 'Create Ticket', hi: 'टिकट बनाएँ' });
export const mine = onPages({ en: 'My Tickets', hi: 'मेरे टिकट' });
export const failed = onPages({ en: 'The tickets can’t be shown', hi: 'टिकट नहीं दिख पाए' });
export const created = onPages({
  en: (number: string) => `Ticket ${number} created.`,
  hi: (number) => `टिकट ${number} बन गया।`,
});
export const counts = {
  open: onPages({ en: 'Open Tickets', hi: 'खुले टिकट' }),
  resolved: onPages({ en: 'Resolved', hi: 'हल हो गए' }),
  total: onPages({ en: 'Total', hi: 'कुल' }),
};
export const recent = onPages({ en: 'Recent Tickets', hi: 'हाल के टिकट' });
export const all = onPages({ en: 'All tickets', hi: 'सभी टिकट' });
export const none = onPages({ en: 'No tickets yet', hi: 'अभी कोई टिकट नहीं है' });
export const noneLead = onPages({
  en: 'Write to us when something doesn’t work or you have a question. A person will answer.',
  hi: 'कुछ न चले या कोई सवाल रह जाए तो हमें लिखिए। जवाब कोई इंसान देगा।',
});

export const quickHelp = onPages({ en: 'Quick Help', hi: 'तुरंत मदद' });
export const faq = onPages({ en: 'FAQ', hi: 'आम सवाल' });
export const faqLink = onPages({ en: 'Answers to common questions', hi: 'आम सवालों के जवाब' });
export const faqNote = onPages({ en: 'On the home page', hi: 'होम पेज पर' });
export const emailSupport = onPages({ en: 'E-mail support', hi: 'ईमेल से मदद' });
export const phoneSupport = onPages({ en: 'Phone support', hi: 'फ़ोन पर मदद' });
export const chat = onPages({ en: 'Live chat', hi: 'लाइव चैट' });
export const chatNote = onPages({
  en: (hours: string) =>
    `The chat button in the corner of this page answers at once and hands you over to a person. ${hours}`,
  hi: (hours) => `इस पेज के कोने का चैट बटन तुरंत जवाब देता है और ज़रूरत हो तो किसी इंसान से जोड़ता है। ${hours}`,
});

export const statuses = {
  open: onPages({ en: 'Open', hi: 'खुला' }),
  'in-progress': onPages({ en: 'In Progress', hi: 'काम चल रहा है' }),
  resolved: onPages({ en: 'Resolved', hi: 'हल हो गया' }),
  closed: onPages({ en: 'Closed', hi: 'बंद' }),
} satisfies Record<TicketStatus, unknown>;
export const priorities = {
  low: onPages({ en: 'Low', hi: 'कम ज़रूरी' }),
  medium: onPages({ en: 'Medium', hi: 'सामान्य' }),
  high: onPages({ en: 'High', hi: 'ज़रूरी' }),
  urgent: onPages({ en: 'Urgent', hi: 'बहुत ज़रूरी' }),
} satisfies Record<Ticket['priority'], unknown>;
export const categories = {
  'Technical Issue': onPages({ en: 'Technical Issue', hi: 'तकनीकी दिक़्क़त' }),
  'Billing Question': onPages({ en: 'Billing Question', hi: 'बिल का सवाल' }),
  'Feature Request': onPages({ en: 'Feature Request', hi: 'नई सुविधा चाहिए' }),
  'Account Problem': onPages({ en: 'Account Problem', hi: 'खाते की दिक़्क़त' }),
  'Data Sync Issue': onPages({ en: 'Data Sync Issue', hi: 'डेटा मेल नहीं खा रहा' }),
  'Bug Report': onPages({ en: 'Bug Report', hi: 'कुछ ग़लत चल रहा है' }),
  'General Inquiry': onPages({ en: 'General Inquiry', hi: 'कुछ पूछना है' }),
  Other: onPages({ en: 'Other', hi: 'कुछ और' }),
} satisfies Record<TicketCategory, unknown>;

export const form = onPages({ en: 'Create ticket', hi: 'टिकट बनाएँ' });
export const notCreated = onPages({ en: 'Failed to create ticket', hi: 'टिकट नहीं बन पाया' });
export const subject = onPages({ en: 'Subject', hi: 'विषय' });
export const whatAbout = onPages({ en: 'What is it about?', hi: 'किस बारे में है?' });
export const category = onPages({ en: 'Category', hi: 'किस तरह की बात' });
export const chooseCategory = onPages({ en: 'Choose a category', hi: 'चुनिए' });
export const priority = onPages({ en: 'Priority', hi: 'कितना ज़रूरी' });
export const description = onPages({ en: 'Description', hi: 'पूरी बात' });
export const whatHappened = onPages({
  en: 'What did you do, what did you expect, and what happened instead?',
  hi: 'आपने क्या किया, क्या होना चाहिए था, और हुआ क्या?',
});

export const ticketFailed = onPages({ en: 'The ticket can’t be shown', hi: 'टिकट नहीं दिख पाया' });
export const notFound = onPages({ en: 'Ticket Not Found', hi: 'टिकट नहीं मिला' });
export const checkAddress = onPages({
  en: 'Check the address, or choose the ticket from the list.',
  hi: 'पता एक बार देख लीजिए, या सूची से टिकट चुनिए।',
});
export const backTo = onPages({ en: (page: string) => `Back to ${page}`, hi: (page) => `वापस: ${page}` });
export const from = onPages({ en: 'From', hi: 'किसका' });
export const allOf = onPages({ en: (name: string) => `All tickets of ${name}`, hi: (name) => `${name} के सभी टिकट` });
export const createdName = onPages({ en: 'Created', hi: 'कब बना' });
export const updatedName = onPages({ en: 'Last updated', hi: 'आख़िरी बदलाव' });
export const createdAt = onPages({ en: (moment: string) => `Created ${moment}`, hi: (moment) => `बना: ${moment}` });
export const updatedAt = onPages({ en: (moment: string) => `Updated ${moment}`, hi: (moment) => `बदला: ${moment}` });
export const responses = onPages({
  en: (count: number) => plural('en', count, { one: '# response', other: '# responses' }),
  hi: (count) => `${count} जवाब`,
});

export const conversation = onPages({ en: 'Conversation', hi: 'बातचीत' });
/** Behind a status. */
export const changedBy = onPages({ en: (name: string) => `by ${name}`, hi: (name) => `${name} ने किया` });
export const team = onPages({ en: 'Support Team', hi: 'सपोर्ट टीम' });
export const chatBefore = onPages({
  en: (messages: number) => `The chat before this ticket (${messages} messages)`,
  hi: (messages) => `इस टिकट से पहले की चैट (${messages} मैसेज)`,
});
export const supportChat = onPages({ en: 'Support chat', hi: 'सपोर्ट चैट' });

/** What moves a ticket to a status, as each side says it. */
export const solved = onPages({ en: 'This is solved', hi: 'मामला सुलझ गया' });
export const close = onPages({ en: 'Close Ticket', hi: 'टिकट बंद करें' });
export const markInProgress = onPages({ en: 'Mark In Progress', hi: 'काम शुरू करें' });
export const markResolved = onPages({ en: 'Mark Resolved', hi: 'हल हुआ बताएँ' });
export const moved = onPages({
  en: (number: string, status: string) => `Ticket ${number}: ${status}.`,
  hi: (number, status) => `टिकट ${number}: ${status}।`,
});
export const notClosed = onPages({ en: 'Failed to close ticket', hi: 'टिकट बंद नहीं हो पाया' });
export const notMoved = onPages({ en: 'Failed to change the status', hi: 'टिकट आगे नहीं बढ़ पाया' });
export const closeTitle = onPages({ en: 'Close this ticket?', hi: 'यह टिकट बंद करना है?' });
export const closeLead = onPages({
  en: 'A closed ticket stays here to be read, but takes no more responses and can’t be opened again.',
  hi: 'बंद टिकट यहाँ पढ़ा जा सकेगा, पर उसमें जवाब नहीं जुड़ेंगे और वह फिर नहीं खुलेगा।',
});
export const closing = onPages({ en: 'Closing...', hi: 'बंद हो रहा है...' });

export const addResponse = onPages({ en: 'Add Response', hi: 'जवाब लिखिए' });
export const responseForm = onPages({ en: 'Add response', hi: 'जवाब लिखिए' });
export const message = onPages({ en: 'Message', hi: 'मैसेज' });
export const readAsAnswer = onPages({
  en: 'The person reads this as an answer from the support team.',
  hi: 'सामने वाला इसे सपोर्ट टीम का जवाब मानकर पढ़ेगा।',
});
export const send = onPages({ en: 'Send Response', hi: 'जवाब भेजें' });
export const sent = onPages({ en: 'Response sent.', hi: 'जवाब चला गया।' });
export const notSent = onPages({ en: 'Failed to add message', hi: 'जवाब नहीं जा पाया' });
export const isClosed = onPages({ en: 'This ticket is closed', hi: 'यह टिकट बंद है' });
export const takesNone = onPages({ en: 'It no longer accepts responses.', hi: 'इसमें अब जवाब नहीं जुड़ते।' });
export const openNew = onPages({
  en: ' Open a new ticket if something is still not right.',
  hi: ' कुछ अब भी ठीक न हो तो नया टिकट बनाइए।',
});
export const unsent = onPages({ en: 'Your response, which was not sent', hi: 'आपका जवाब, जो नहीं गया' });
