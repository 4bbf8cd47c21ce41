import type { ModelConsent } from '../../../contract/models.ts';
import { useChoice } from '../../lib/choice.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './ModelCard.module.css';
import { useModelConsent, useSaveModelConsent } from './modelConsent.ts';

const ways = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
] as const;

const sentOf = ({ available: { chat, photos, voice } }: ModelConsent): string[] => [
  ...(chat ? ['a message that FitPulse does not understand, with today’s energy and protein'] : []),
  ...(photos ? ['photos that you send'] : []),
  ...(voice ? ['voice notes that you send'] : []),
];

/** Whether AI models may read what the person sends; nothing where the owner of the server has none. */
export function ModelCard() {
  const consent = useModelConsent();
  const save = useSaveModelConsent();
  const [chosen, choose] = useChoice(save.mutateAsync, (isGiven) =>
    showToast('success', isGiven ? 'AI help is on.' : 'AI help is off.'),
  );
  if (!consent.data) return null;
  const sent = sentOf(consent.data);
  if (sent.length === 0) return null;
  const isOn = chosen ?? consent.data.isGiven;
  return (
    <Card title="AI help">
      <div className={classes.body}>
        <p className={classes.text}>
          When this is on, an AI model may be sent {sent.join('; ')}. It is not told who you are. Amounts come from your
          own words, figures from the food table, and nothing that it reads is logged before you say so.
        </p>
        <Failure text="Your choice was not saved" error={save.error} />
        <Segments
          label="AI help"
          options={[...ways]}
          value={isOn ? 'on' : 'off'}
          onChange={(way) => choose(way === 'on')}
        />
      </div>
    </Card>
  );
}
