import type { ComponentType } from 'react';
import { NewsletterForm } from './features/newsletter/NewsletterForm.tsx';
import { NewsletterLink } from './features/newsletter/NewsletterLink.tsx';
import { PlanGrid } from './features/plans/PlanGrid.tsx';
import { OfficeMap } from './features/site/OfficeMap.tsx';
import { TrialComposer } from './features/trial/TrialComposer.tsx';
import { Header } from './routes/public/Header.tsx';
import { Support } from './routes/public/Support.tsx';

/** What comes alive in the plain pages, by the names that the pages give. */
export const islands: Record<string, ComponentType<never>> = {
  header: Header,
  newsletter: NewsletterForm,
  newsletterLink: NewsletterLink,
  officeMap: OfficeMap,
  pricing: PlanGrid,
  support: Support,
  trial: TrialComposer,
};
