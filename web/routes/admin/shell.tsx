import type { ClientLoaderFunctionArgs } from 'react-router';
import { requireRole } from '../../lib/guards.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { Area } from '../Area.tsx';
import { AdminNav } from './AdminNav.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireRole(request, 'admin');
  return null;
}

export default function AdminShell() {
  return <Area nav={(close) => <AdminNav onChoose={close} />} tools={<ThemeSwitch />} />;
}
