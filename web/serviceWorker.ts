/// <reference lib="webworker" />
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

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
