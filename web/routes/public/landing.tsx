import type { MetaFunction } from 'react-router';
import { addressIn, siteLocaleOf } from '../../../contract/siteAddress.ts';
import { planWords } from '../../../texts/commerce/plans.ts';
import { wordsIn } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/landing.ts';
import * as map from '../../../texts/site/officeMap.ts';
import * as plans from '../../../texts/site/plans.ts';
import { questions } from '../../../texts/site/questions.ts';
import { PlanGrid } from '../../features/plans/PlanGrid.tsx';
import { byPrice } from '../../features/plans/plan.ts';
import { plansAtBuild } from '../../features/plans/plansAtBuild.ts';
import { Claims } from '../../features/site/Claims.tsx';
import { ClosingCall } from '../../features/site/ClosingCall.tsx';
import { Contact } from '../../features/site/Contact.tsx';
import { Day } from '../../features/site/Day.tsx';
import { Faq } from '../../features/site/Faq.tsx';
import { Features } from '../../features/site/Features.tsx';
import { Hero } from '../../features/site/Hero.tsx';
import { OfficeMap } from '../../features/site/OfficeMap.tsx';
import { Section } from '../../features/site/Section.tsx';
import { Steps } from '../../features/site/Steps.tsx';
import { Why } from '../../features/site/Why.tsx';
import { Trial } from '../../features/trial/Trial.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta, siteOrigin } from '../../lib/pageMeta.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Island } from '../../ui/shell/Island.tsx';

export const handle = { isPlain: true };

export const meta: MetaFunction = ({ location }) => {
  const locale = siteLocaleOf(location.pathname);
  const description = texts.description(locale);
  const planText = (text: string) => planWords(locale)[text] ?? text;
  return [
    ...pageMeta({ title: texts.title(locale), description, path: links.home, locale }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: locale,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question(locale),
          acceptedAnswer: { '@type': 'Answer', text: answer(locale) },
        })),
      },
    },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: 'FitPulse',
        description,
        url: siteOrigin() + addressIn(locale, links.home),
        applicationCategory: 'HealthApplication',
        operatingSystem: 'Web, Telegram',
        offers: byPrice(plansAtBuild).map((plan) => ({
          '@type': 'Offer',
          name: `${plan.name} Plan`,
          description: planText(plan.description),
          price: plan.price.toFixed(2),
          priceCurrency: 'INR',
          url: siteOrigin() + addressIn(locale, links.sections.pricing),
        })),
      },
    },
  ];
};

export default function Landing() {
  const locale = useSiteLocale();
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
        eyebrow={texts.pricing(locale)}
        title={texts.pricingTitle(locale)}
        lead={texts.pricingLead(locale)}
      >
        <Island
          name="pricing"
          part={PlanGrid}
          props={{ atBuild: plansAtBuild, words: wordsIn(locale, plans), translated: planWords(locale) }}
        />
      </Section>
      <Faq />
      <Contact map={<Island name="officeMap" part={OfficeMap} props={{ words: wordsIn(locale, map) }} />} />
      <ClosingCall />
    </>
  );
}
