import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link, type MetaFunction, useLocation, useNavigate } from 'react-router';
import { ResetPasswordForm } from '../../features/accounts/ResetPasswordForm.tsx';
import { links, newPasswordLink } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'New password · FitPulse',
    description: 'Set a new password with the link or code you were sent.',
  });

export default function ResetPassword() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The link's secret stands after #, so that no server sees it; the built page knows none.
  const isMounted = useMounted();
  return (
    <AccountPage
      title="Set a new password"
      lead="All devices are signed out, and you sign in again with the new one."
      other={<Link to={links.forgotPassword}>Ask for another link or code</Link>}
    >
      {isMounted ? (
        <ResetPasswordForm token={hash.slice(1) || undefined} onDone={() => navigate(newPasswordLink)} />
      ) : (
        <Skeleton height={260} radius="md" />
      )}
    </AccountPage>
  );
}
