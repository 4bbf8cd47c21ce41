import type { ClientLoaderFunctionArgs } from 'react-router';
import { sectionOf } from '../../../contract/site.ts';

/** /how, /why, /pricing, /faq and /contact, in Hindi too, are sections of the landing page, which is a document of its own. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  window.location.replace(sectionOf(pathname));
  return new Promise<null>(() => undefined);
}

export default function Section() {
  return null;
}
