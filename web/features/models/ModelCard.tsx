import type { ModelConsent } from '../../../contract/models.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/account/settings.ts';
import { useChoice } from '../../lib/choice.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './ModelCard.module.css';
import { useModelConsent, useSaveModelConsent } from './modelConsent.ts';

const sentOf = ({ available: { chat, reading, photos, voice } }: ModelConsent, locale: PageLocale): string[] => [
  ...(chat ? [texts.sentChat[reading](locale)] : []),
  ...(photos ? [texts.sentPhotos(locale)] : []),
  ...(voice ? [texts.sentVoice(locale)] : []),
];

/** Whether AI models may read what the person sends; nothing where the owner of the server has none. */
export function ModelCard() {
  const locale = usePageLocale();
  const consent = useModelConsent();
  const save = useSaveModelConsent();
  const [chosen, choose] = useChoice(save.mutateAsync, (isGiven) =>
    showToast('success', isGiven ? texts.aiHelpOn(locale) : texts.aiHelpOff(locale)),
  );
  if (!consent.data) return null;
  const sent = sentOf(consent.data, locale);
  if (sent.length === 0) return null;
  const isOn = chosen ?? consent.data.isGiven;
  return (
    <Card title={texts.aiHelp(locale)}>
      <div className={classes.body}>
        <p className={classes.text}>{texts.aiHelpLead(locale, sent.join('; '))}</p>
        <Failure text={texts.choiceNotSaved(locale)} error={save.error} />
        <Segments
          label={texts.aiHelp(locale)}
          options={[
            { value: 'off', label: texts.off(locale) },
            { value: 'on', label: texts.on(locale) },
          ]}
          value={isOn ? 'on' : 'off'}
          onChange={(way) => choose(way === 'on')}
        />
      </div>
    </Card>
  );
}
