import { fullStop } from '../../texts/portal/controls.ts';
import { ApiProblem } from '../lib/api.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { reasonOf } from '../lib/reasons.ts';
import { Notice } from './Notice.tsx';

interface FailureProps {
  /** What didn't work. */
  text: string;
  error: Error | null;
}

/** What didn't work, and the sentences that say why. */
export function Failure({ text, error }: FailureProps) {
  const locale = usePageLocale();
  if (!error) return null;
  const reasons = error instanceof ApiProblem ? error.errors.map(({ message }) => message) : [];
  return (
    <Notice tone="danger">
      <strong>{text + fullStop(locale)}</strong> {reasons.join(' ') || reasonOf(error)}
    </Notice>
  );
}
