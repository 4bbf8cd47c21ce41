import { pages } from '../../../texts/portal/navigation.ts';
import { Conversation } from '../../features/assistant/Conversation.tsx';
import { useModelConsent } from '../../features/models/modelConsent.ts';
import { portalMeta } from '../../lib/pageMeta.ts';

export const meta = portalMeta(pages.assistant);
export const handle = { title: pages.assistant };

export default function Assistant() {
  const { available = { photos: false, voice: false } } = useModelConsent().data ?? {};
  return <Conversation canRead={available} />;
}
