import { legalDate, support } from '../../../lib/company.ts';
import { links } from '../../../lib/links.ts';
import { Article } from '../Article.tsx';

const mail = <a href={`mailto:${support.email}`}>{support.email}</a>;

export function TermsInEnglish() {
  return (
    <Article title="Terms of Service" lead={`Last updated ${legalDate('en')}`}>
      <p>
        These terms are the agreement between you and FitPulse about using the chat assistant, this website and
        everything that belongs to them (“the service”). By creating an account or writing to the bot you accept them.
      </p>
      <h2>1. What the service is</h2>
      <p>
        FitPulse helps you keep a diary of food, water, activity, weight and sleep. It turns what you write into
        estimates and shows them to you. Estimates can be wrong: check the grams and the figures it shows, and correct
        them where you know better.
      </p>
      <h2>2. No medical advice</h2>
      <p>
        The service does not diagnose, treat or prevent any illness and does not replace a doctor or a dietitian. Ask a
        professional before changing your diet or training, above all if you are pregnant, ill, take medicine or have
        had an eating disorder. In an emergency call your local emergency number; in India that is 112.
      </p>
      <h2>3. Who may use it</h2>
      <p>
        Children under 13 may not use the service. If you are under 18, a parent or guardian has to agree to these terms
        for you. One account belongs to one person; keep your password to yourself, and tell us if somebody else has
        used it.
      </p>
      <h2>4. Fair use</h2>
      <ul>
        <li>Don’t break into the service, overload it or get around its limits.</li>
        <li>Don’t copy data of other people, and don’t send anything that is against the law.</li>
        <li>Don’t resell the service or present it as your own.</li>
      </ul>
      <p>We may suspend an account that does this, and tell you why.</p>
      <h2>5. Plans, prices and payment</h2>
      <p>
        The Free plan costs nothing. Pro and Premium are paid in advance in Indian rupees for one or more months or
        years; tax is added and shown before you pay. A payment buys the time you chose and is not repeated by itself:
        we remind you before the period ends. Payments are carried out by Razorpay; we never see your card number.
      </p>
      <h2>6. Cancelling and money back</h2>
      <p>
        You can cancel at any time. The features of your plan stay until the end of the billing period that is paid for.
        Within 30 days of a payment you can ask for your money back under Billing in your account or by writing to{' '}
        {mail}; the refund is full, goes back the way you paid, and ends the period that it paid for. We can refuse it
        to somebody who has had one before, and say why.
      </p>
      <h2>7. Your content</h2>
      <p>
        What you write and send stays yours. You let us store and process it so that the service can work for you, and
        for nothing else; the <a href={links.privacy}>privacy policy</a> says how. You can export all of it and delete
        it at any time.
      </p>
      <h2>8. Availability and changes to the service</h2>
      <p>
        We work to keep the service running and to keep your data safe, but can’t promise that it is never interrupted.
        The <a href={links.status}>status page</a> shows how it is doing. If we close the service or take away something
        that you paid for, you get back what you paid for the time that is left.
      </p>
      <h2>9. Liability</h2>
      <p>
        Nothing in these terms takes away rights that the law gives you as a consumer. Beyond that, and as far as the
        law allows, we are not liable for losses that follow from estimates, from interruptions or from use against
        these terms, and for anything else at most with what you paid us in the last twelve months.
      </p>
      <h2>10. Changes to these terms</h2>
      <p>
        When we change these terms we tell you at least 30 days before, in the service or by e-mail. If you don’t agree
        you can close your account before they begin to hold and get back what you paid for the time that is left.
      </p>
      <h2>11. Law</h2>
      <p>
        The law of India applies, and the courts at the seat of our office decide, unless the law gives you another
        place.
      </p>
      <h2>12. Contact</h2>
      <p>
        Questions and complaints: {mail}, {support.phone}, {support.siteHours('en')}.
      </p>
    </Article>
  );
}
