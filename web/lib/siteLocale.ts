import { useLocation } from 'react-router';
import { siteLocaleOf } from '../../contract/siteAddress.ts';

/** The language of a page of the public site, as its address says; islands are given theirs. */
export const useSiteLocale = () => siteLocaleOf(useLocation().pathname);
