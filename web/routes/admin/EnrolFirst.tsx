import { useQueryClient } from '@tanstack/react-query';
import { PasskeysCard } from '../../features/accounts/passkeys/PasskeysCard.tsx';
import { SecondFactorCard } from '../../features/accounts/secondFactor/SecondFactorCard.tsx';
import { useSecondFactors } from '../../features/accounts/secondFactor/secondFactors.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from '../portal/page.module.css';

/** What an admin sees who needs a second factor and has none yet; then the pages come that could not before. */
export function EnrolFirst({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const { data } = useSecondFactors();
  const goOn = () => {
    queryClient.invalidateQueries();
    onDone();
  };
  return (
    <div className={classes.page} data-narrow>
      {!data?.totp && (
        <Notice tone="info">
          Admins and support sign in with two steps here. Set up a passkey or an authenticator app to go on.
        </Notice>
      )}
      <PasskeysCard onAdded={goOn} />
      <SecondFactorCard onKept={goOn} />
    </div>
  );
}
