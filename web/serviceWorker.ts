/// <reference lib="webworker" />
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { links, noticeLink } from './lib/links.ts';

declare const self: ServiceWorkerGlobalScope;

/** The portal's page and all files of the build, put here when it is built. */
declare const builtFiles: PrecacheEntry[];

/** Every page of the portal starts from this one. */
const startPage = '/app';

// The API isn't the worker's: what the portal keeps of its answers goes with the session (see web/lib/kept.ts).
precacheAndRoute(builtFiles);
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache(startPage)) ?? Response.error();
      }
    },
    { allowlist: [/^\/app(?:\/|$)/] },
  ),
);

/** A notice as the server pushes it. */
interface Pushed {
  title: string;
  body: string;
  occasion: string;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, occasion }: Pushed = event.data.json();
  const page = noticeLink(occasion, 'user') ?? links.dashboard;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: occasion, icon: '/icons/app-192.png', data: page }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** In a window that is open already, else in a new one. */
async function openPage(page: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  const shown = await open?.navigate(page).catch(() => null);
  await (shown ? shown.focus() : self.clients.openWindow(page));
}
