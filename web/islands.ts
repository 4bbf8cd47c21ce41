import type { ComponentType } from 'react';
import { NewsletterLink } from './features/newsletter/NewsletterLink.tsx';
import { PlanGrid } from './features/plans/PlanGrid.tsx';
import { TrialComposer } from './features/trial/TrialComposer.tsx';
import { Header } from './routes/public/Header.tsx';
import { Support } from './routes/public/Support.tsx';

/** What comes alive in the plain pages, by the names that the pages give. */
export const islands: Record<string, ComponentType<never>> = {
  header: Header,
  newsletterLink: NewsletterLink,
  pricing: PlanGrid,
  support: Support,
  trial: TrialComposer,
};

/** What one page alone has, or lies far down in it, comes by itself. */
export const lateIslands: Record<string, () => Promise<ComponentType<never>>> = {
  newsletter: async () => (await import('./features/newsletter/NewsletterForm.tsx')).NewsletterForm,
  officeMap: async () => (await import('./features/site/OfficeMap.tsx')).OfficeMap,
};
