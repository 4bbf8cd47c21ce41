import type { PageLocale } from '../../../texts/locale.ts';
import { SupportWidget } from '../../features/supportWidget/SupportWidget.tsx';
import { useSession } from '../../lib/session.ts';

export const Support = (words: { locale: PageLocale; tooltip: string }) => (
  <SupportWidget {...words} session={useSession()} />
);
