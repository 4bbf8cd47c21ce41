import type { MetaFunction } from 'react-router';
import { Conversation } from '../../features/assistant/Conversation.tsx';

export const meta: MetaFunction = () => [{ title: 'Assistant · FitPulse' }];
export const handle = { title: 'Assistant' };

export default function Assistant() {
  return <Conversation />;
}
