import { keptAfterDeletionDays } from '../../../../contract/accounts/me.ts';
import { originalsKeptDays } from '../../../../contract/originals.ts';
import { legalDate, office, support } from '../../../lib/company.ts';
import { Article } from '../Article.tsx';

const mail = <a href={`mailto:${support.email}`}>{support.email}</a>;

export function PrivacyInEnglish() {
  return (
    <Article title="Privacy Policy" lead={`Last updated ${legalDate('en')}`}>
      <p>
        This policy says which personal data FitPulse processes, what for, and what you can do about it. It follows
        India’s Digital Personal Data Protection Act, 2023 (“DPDP Act”). In the words of the act, FitPulse is the data
        fiduciary and you are the data principal.
      </p>
      <h2>1. What we process, and what for</h2>
      <ul>
        <li>
          <strong>Account:</strong> user name, password (stored only as a hash), and, if you give them, name, e-mail
          address, phone number and picture. To let you in and to reach you.
        </li>
        <li>
          <strong>Health diary:</strong> what you log of food, water, activity, weight and sleep, your height, weight,
          date of birth, gender and goals, and the messages that you write to the assistant. To count, to show you your
          figures and to work out targets.
        </li>
        <li>
          <strong>Lab reports:</strong> the values of a report that you send. It is read on our own server; the file
          itself is not kept.
        </li>
        <li>
          <strong>Telegram:</strong> your Telegram id and name, if you use the bot. To answer in the right chat.
        </li>
        <li>
          <strong>Purchases:</strong> plan, amount, billing address and the payment’s reference. To give you what you
          bought, for invoices and for tax law. Card and bank details go to Razorpay only.
        </li>
        <li>
          <strong>Technical records:</strong> times, addresses and errors of requests. To keep the service safe and
          running.
        </li>
      </ul>
      <p>
        The basis is your consent, given when you create an account or write to the bot, and for invoices the law.
        Health data is never used for advertising and never sold.
      </p>
      <h2>2. What this website keeps in your browser</h2>
      <p>
        Your session, your cart and your choice of theme are kept in your browser’s storage, and a meal that you chose
        to keep until you have signed up, for half an hour at most. If you chose to be remembered, so are the last two
        weeks of your diary and what you log while there is no connection, until it is sent; signing out removes them.
        There are no advertising or analytics cookies, and no request goes to another company before you act: the map
        loads from OpenStreetMap when you ask for it, Google when you choose its sign-in, Razorpay when you pay.
      </p>
      <h2>3. Who helps us</h2>
      <p>
        Some work is done for us by others, each only with what the task needs: Telegram carries the chat’s messages,
        Razorpay carries out payments, and an e-mail service delivers mail. What you write is understood on our own
        server. An AI service sees something of it only where you allowed that, in the chat or in Settings: a message
        that we could not surely read, with what was said last, the names of what you logged lately, of your medicines
        and reminders, the day’s energy and protein, your diet and allergies, or a photo or voice note that you send. It
        is not told your name, address or number, and you can turn it off at any time. A message that it read rightly
        may be kept on our own server, without its names and figures, to teach our reading, until you turn it off or
        delete your account. Some of those who help us may process data outside India, in countries where the law of
        India allows it.
      </p>
      <h2>4. How long we keep it</h2>
      <p>
        As long as you have an account. What you delete can be put back for {keptAfterDeletionDays} days, and is then
        removed; it is not in the file of your data. Photos of meals and files of lab reports are let go once they are
        read, unless you choose in Settings to keep them; then they go after {originalsKeptDays} days. When you delete
        your account, everything in it is removed at once; backups are overwritten within 30 days. Invoices and the
        payments they are for are kept as long as tax law demands.
      </p>
      <h2>5. Your rights</h2>
      <ul>
        <li>See and take your data: Settings offers all of it as a file.</li>
        <li>Correct and complete it: in your profile, and each entry in the diary.</li>
        <li>Erase it: delete single entries, or the whole account, in Settings.</li>
        <li>Withdraw your consent at any time, as easily as you gave it, by deleting the account or writing to us.</li>
        <li>Name somebody who uses these rights for you if you die or can’t act yourself.</li>
        <li>Complain: first to us, and if that doesn’t help, to the Data Protection Board of India.</li>
      </ul>
      <h2>6. Children</h2>
      <p>
        The service is not meant for children under 13, and we don’t knowingly keep their data: write to us and we
        delete it. From 13 to 17 a parent or guardian has to consent. We don’t track the behaviour of children and show
        them no advertising.
      </p>
      <h2>7. How we protect it</h2>
      <p>
        Connections are encrypted, passwords are hashed, access by our people is limited and recorded. If a breach
        touches your data we tell you and the Data Protection Board without delay.
      </p>
      <h2>8. Changes</h2>
      <p>When this policy changes we tell you at least 30 days before, in the service or by e-mail.</p>
      <h2>9. Contact and grievances</h2>
      <p>
        Questions, requests and grievances: {mail}, {support.phone}, {support.siteHours('en')}, or by post to{' '}
        {office.lines.join(', ')}. You get an answer within 30 days.
      </p>
    </Article>
  );
}
