import { SupportWidget } from '../../features/supportWidget/SupportWidget.tsx';
import { useSession } from '../../lib/session.ts';

export const Support = ({ tooltip }: { tooltip: string }) => <SupportWidget session={useSession()} tooltip={tooltip} />;
