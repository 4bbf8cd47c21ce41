/** The six questions of the landing page; search engines get the same texts. */
export const questions = [
  {
    question: 'Do I need to install an app?',
    answer:
      'No. FitPulse works inside Telegram, which you may already have, and the same assistant is on this website. What you write in one place is there in the other.',
  },
  {
    question: 'How accurate are the calories?',
    answer:
      'They are estimates from published food tables and common Indian portions. Each answer shows the grams it assumed and its range, and a figure that you state yourself always wins over the table.',
  },
  {
    question: 'Does it understand Indian food and Hindi words?',
    answer:
      'Yes. “Aadha katori rajma aur do roti” is understood as it stands. When it meets a food that it doesn’t know, it asks you instead of guessing.',
  },
  {
    question: 'Do I get monthly reports?',
    answer:
      'On the Pro and Premium plans, yes: a PDF of every month with your intake, activity, sleep and weight, to download under Reports. The Free plan has the dashboard and its charts.',
  },
  {
    question: 'Can I cancel, and do I get my money back?',
    answer:
      'You can cancel at any time and keep the features until the end of the billing period. Within 30 days of a payment you can ask for a full refund.',
  },
  {
    question: 'Who can see my health data?',
    answer:
      'You. It is not sold and not used for advertising. You can download all of it or delete your account with everything in it at any time.',
  },
];
