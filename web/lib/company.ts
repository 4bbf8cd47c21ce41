import { onPages } from '../../texts/locale.ts';

/**
 * What the owner says of the company. The contact details stand in for those that only the owner knows: put the real
 * ones here before the site is opened to the public.
 */
const phone = '+91 80 0000 0000';

export const support = {
  email: 'support@fitpulse.example',
  salesEmail: 'hello@fitpulse.example',
  phone,
  phoneLink: `tel:${phone.replaceAll(' ', '')}`,
  /** The specification names two readings; both are given, each where it names them. */
  chatHours: onPages({ en: 'Mon-Fri 8am-5pm', hi: 'सोम-शुक्र, सुबह 8 से शाम 5' }),
  phoneHours: onPages({ en: 'Mon-Fri 8am-5pm', hi: 'सोम-शुक्र, सुबह 8 से शाम 5' }),
  siteHours: onPages({ en: 'Mon-Fri 9am-6pm IST', hi: 'सोम-शुक्र, सुबह 9 से शाम 6 (IST)' }),
};

export const office = {
  lines: ['FitPulse', 'Bengaluru, Karnataka 560001', 'India'],
  /** Longitude and latitude of the map's corners, west, south, east and north, and of its marker. */
  mapCorners: [77.58, 12.962, 77.61, 12.982],
  marker: [77.5946, 12.9716],
};

export const legalDate = onPages({ en: '8 August 2025', hi: '8 अगस्त 2025' });
