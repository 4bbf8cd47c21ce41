import { useLocation } from 'react-router';
import { hasAddressPerLanguage } from '../../contract/site.ts';
import { siteLocaleOf } from '../../contract/siteAddress.ts';
import { usePageLocale } from './pageLocale.ts';

/** The language of a page of the public site: as its address says, or else as it was chosen. Islands are given theirs. */
export function useSiteLocale() {
  const { pathname } = useLocation();
  const chosen = usePageLocale();
  return hasAddressPerLanguage(pathname) ? siteLocaleOf(pathname) : chosen;
}
