import type { MetaFunction } from 'react-router';
import { Conversation } from '../../features/assistant/Conversation.tsx';
import { useModelConsent } from '../../features/models/modelConsent.ts';

export const meta: MetaFunction = () => [{ title: 'Assistant · FitPulse' }];
export const handle = { title: 'Assistant' };

export default function Assistant() {
  const { available = { photos: false, voice: false } } = useModelConsent().data ?? {};
  return <Conversation canRead={available} />;
}
