import { loadScript } from '../../lib/loadScript.ts';

const script = 'https://accounts.google.com/gsi/client';

interface GoogleIdentity {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (parent: HTMLElement, options: { theme: 'outline'; size: 'large'; width: number }) => void;
  prompt: () => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** Puts Google's own button into the frame and offers the accounts that the browser knows. */
export async function showGoogleButton(
  frame: HTMLElement,
  clientId: string,
  onCredential: (credential: string) => void,
): Promise<void> {
  if (!window.google) await loadScript(script);
  const identity = window.google?.accounts.id;
  if (!identity) throw new Error('Google authentication failed.');
  identity.initialize({ client_id: clientId, callback: ({ credential }) => onCredential(credential) });
  identity.renderButton(frame, { theme: 'outline', size: 'large', width: Math.min(frame.clientWidth || 320, 400) });
  identity.prompt();
}
