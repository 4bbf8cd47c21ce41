import { startPasskey, startPasskeySignIn } from '../../../../contract/accounts/passkeys.ts';
import { couldNotUse, failures } from '../../../../texts/portal/account/passkeys.ts';
import { call } from '../../../lib/api.ts';
import { readPageLocale } from '../../../lib/pageLocale.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** What they say besides is of no use here. */
const noExtensions = { clientExtensionResults: {} };

/** Makes a passkey on a device that the person chooses; throws a sentence for people. */
export const makePasskey = async () => {
  const options = await call(startPasskey, {});
  return told(async ({ startRegistration }) => ({
    ...(await startRegistration({ optionsJSON: options })),
    ...noExtensions,
  }));
};

/** Has the person choose a passkey and confirm that it is them; throws a sentence for people. */
export const signWithPasskey = async () => {
  const options = await call(startPasskeySignIn, {});
  return told(async ({ startAuthentication }) => ({
    ...(await startAuthentication({ optionsJSON: options })),
    ...noExtensions,
  }));
};

type Library = typeof import('@simplewebauthn/browser');

async function told<T>(work: (library: Library) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await work(library);
  } catch (error) {
    const { name } = error as Error;
    const told = name in failures ? failures[name as keyof typeof failures] : couldNotUse;
    throw new Error(told(readPageLocale()), { cause: error });
  }
}
