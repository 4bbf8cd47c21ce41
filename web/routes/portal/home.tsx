import { redirect } from 'react-router';
import { links } from '../../lib/links.ts';

export function clientLoader() {
  throw redirect(links.dashboard);
}

export default function PortalIndex() {
  return null;
}
