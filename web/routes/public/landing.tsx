import type { MetaFunction } from 'react-router';
import { PlanGrid } from '../../features/plans/PlanGrid.tsx';
import { byPrice, plansAtBuild } from '../../features/plans/plan.ts';
import { Claims } from '../../features/site/Claims.tsx';
import { ClosingCall } from '../../features/site/ClosingCall.tsx';
import { Contact } from '../../features/site/Contact.tsx';
import { Day } from '../../features/site/Day.tsx';
import { Faq } from '../../features/site/Faq.tsx';
import { Features } from '../../features/site/Features.tsx';
import { Hero } from '../../features/site/Hero.tsx';
import { OfficeMap } from '../../features/site/OfficeMap.tsx';
import { questions } from '../../features/site/questions.ts';
import { Section } from '../../features/site/Section.tsx';
import { Steps } from '../../features/site/Steps.tsx';
import { Why } from '../../features/site/Why.tsx';
import { Trial } from '../../features/trial/Trial.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta, siteOrigin } from '../../lib/pageMeta.ts';
import { Island } from '../../ui/shell/Island.tsx';

export const handle = { isPlain: true };

const description =
  'Write what you ate in ordinary words. FitPulse counts it, shows the grams it assumed, and keeps your day in view.';

export const meta: MetaFunction = () => [
  ...pageMeta({ title: 'FitPulse: the health companion that lives in a chat', description, path: links.home }),
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  },
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'FitPulse',
      description,
      url: `${siteOrigin()}/`,
      applicationCategory: 'HealthApplication',
      operatingSystem: 'Web, Telegram',
      offers: byPrice(plansAtBuild).map((plan) => ({
        '@type': 'Offer',
        name: `${plan.name} Plan`,
        description: plan.description,
        price: plan.price.toFixed(2),
        priceCurrency: 'INR',
        url: siteOrigin() + links.sections.pricing,
      })),
    },
  },
];

export default function Landing() {
  return (
    <>
      <Hero demo={<Trial />} />
      <Claims />
      <Day />
      <Features />
      <Steps />
      <Why />
      <Section
        id="pricing"
        eyebrow="Pricing"
        title="Start free, pay when it helps"
        lead="Prices in Indian rupees; 8 % tax is added at checkout. 30-day money-back guarantee on every payment."
      >
        <Island name="pricing" part={PlanGrid} props={{}} />
      </Section>
      <Faq />
      <Contact map={<Island name="officeMap" part={OfficeMap} props={{}} />} />
      <ClosingCall />
    </>
  );
}
