import type { ClientLoaderFunctionArgs } from 'react-router';

/** /how, /why, /pricing, /faq and /contact are sections of the landing page, which is a document of its own. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  window.location.replace(pathname.replace(/^\/(\w+)\/?$/, '/#$1'));
  return new Promise<null>(() => undefined);
}

export default function Section() {
  return null;
}
