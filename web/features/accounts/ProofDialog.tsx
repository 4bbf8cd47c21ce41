import { useEffect, useState } from 'react';
import * as texts from '../../../texts/portal/account/security.ts';
import { later } from '../../lib/later.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { proof } from '../../lib/questions.ts';
import { Dialog } from '../../ui/Dialog.tsx';

const ProofWays = later(() => import('./ProofWays.tsx'));

export type Settle = (isProven: true | undefined) => void;

/** Asks for the password, or a code of the second factor, where the server wants a proof once more, and lets what was asked for go on. */
export function ProofDialog() {
  const locale = usePageLocale();
  const [settle, setSettle] = useState<Settle>();
  useEffect(() => proof.onAsked(() => new Promise((resolve) => setSettle(() => resolve))), []);
  const close: Settle = (isProven) => {
    settle?.(isProven);
    setSettle(undefined);
  };
  return (
    <Dialog title={texts.isItYou(locale)} isOpen={settle !== undefined} onClose={() => close(undefined)}>
      <ProofWays onDone={close} />
    </Dialog>
  );
}
