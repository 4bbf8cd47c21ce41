import { useState } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { useSecondFactors } from '../../features/accounts/secondFactor/secondFactors.ts';
import { requireRole } from '../../lib/guards.ts';
import { links } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import { SettingsIcon } from '../../ui/icons.tsx';
import { ThemeSwitch } from '../../ui/shell/ThemeSwitch.tsx';
import { Area } from '../Area.tsx';
import { AdminNav } from './AdminNav.tsx';
import { EnrolFirst } from './EnrolFirst.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireRole(request, 'support', 'admin');
  return null;
}

const account = [{ to: links.adminSettings, label: 'Settings', Icon: SettingsIcon }];

export default function AdminShell() {
  const { data } = useSecondFactors({ enabled: useSession() !== null });
  const [isEnrolling, setIsEnrolling] = useState(false);
  // Stays until the recovery codes are kept, though the second factor is there by then.
  if (data?.required && !data.totp && data.passkeys === 0 && !isEnrolling) setIsEnrolling(true);
  return (
    <Area
      nav={(close) => <AdminNav onChoose={close} />}
      account={account}
      tools={<ThemeSwitch />}
      first={isEnrolling ? <EnrolFirst onDone={() => setIsEnrolling(false)} /> : undefined}
    />
  );
}
