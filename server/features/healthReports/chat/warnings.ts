import type { LabResult } from '../../../../contract/healthReports.ts';
import * as texts from '../../../../texts/healthReports.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { ambulanceOf, careText } from '../../care/texts/answer.ts';
import { criticalCare, isCritical } from '../policy.ts';

/** What is said first of values at which laboratories call the doctor, with its kind of care; nothing where there are none. */
export function warningsOf(results: LabResult[], { locale, timeZone }: { locale: Locale; timeZone: string }) {
  const critical = results.filter(isCritical);
  const care = criticalCare(critical);
  if (!care) return { warnings: [] };
  const names = critical.map(({ name }) => name).join(', ');
  const ofAll = texts.critical(locale, names, ambulanceOf(locale, timeZone));
  return { care, warnings: care === 'labValue.critical' ? [ofAll] : [careText(care, locale, timeZone), ofAll] };
}
