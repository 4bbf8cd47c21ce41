import { expect, test } from 'vitest';
import { htmlOf } from '../../../tests/render.tsx';
import type { Session } from '../../lib/session.ts';
import { SiteHeader } from './SiteHeader.tsx';

test('who is signed in is led to the app first, and signs out at a wide screen or in the menu', () => {
  const session = { userId: 'a', role: 'user' } as Session;
  const html = htmlOf(<SiteHeader nav="sections" session={session} cartCount={0} onSignOut={() => undefined} />);
  expect(html.indexOf('Open app')).toBeLessThan(html.indexOf('Sign out'));
  expect(html).toMatch(/<button[^>]*wideOnly[^>]*>\s*Sign out/);
  expect(html.slice(html.indexOf('id="site-menu"'))).toContain('Sign out');
});
