import { expect, test } from 'vitest';
import { pageLocales } from '../../../texts/locale.ts';
import { quickQuestions, replies } from '../../../texts/site/supportChat.ts';
import { replyTo } from './replies.ts';

test.each([
  ['How do I update my profile?', /Profile in your account/],
  ['Enable water reminders', /2000-3000 ml/],
  ['Upload health reports', /under Lab reports.*monthly PDF reports/],
  ['How do I get my report?', /Monthly PDF reports/],
  ['Change notification settings', /under Notifications/],
  ['Account login issues', /can’t sign in/],
  ['I forgot my PASSWORD', /set a new password/],
  ['where is my invoice', /Billing/],
  ['I want to subscribe', /Billing/],
  ['hydration?', /2000-3000 ml/],
  ['tell me a joke', /Tell us a little more/],
])('%s', (message, answer) => {
  expect(replyTo('en', message).text).toMatch(answer);
});

test.each([
  ['मेरा प्रोफ़ाइल कैसे बदलूँ', 'profile'],
  ['पानी याद दिलाओ', 'water'],
  ['रिपोर्ट अपलोड करनी है', 'upload'],
  ['मेरी रिपोर्ट कहाँ है', 'reports'],
  ['पासवर्ड भूल गया', 'signIn'],
  ['रिमाइंडर बंद करने हैं', 'notifications'],
  ['मेरे पैसे वापस चाहिए', 'billing'],
  ['kitna pani peena chahiye', 'water'],
  ['कोई चुटकुला सुनाओ', 'otherwise'],
] as const)('%s is answered in Hindi', (message, about) => {
  expect(replyTo('hi', message).text).toBe(replies[about]('hi'));
});

test('a link under an answer is in its language', () => {
  expect(replyTo('hi', 'पासवर्ड').link).toEqual({ label: 'पासवर्ड भूल गए', href: '/forgot-password' });
});

test.each(pageLocales)('no quick question in %s gets the default answer', (locale) => {
  for (const question of quickQuestions)
    expect(replyTo(locale, question(locale)).text).not.toBe(replies.otherwise(locale));
});
