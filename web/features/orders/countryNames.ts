import type { countries } from '../../../contract/commerce/checkout.ts';

export const countryNames: Record<(typeof countries)[number], string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  IN: 'India',
};
