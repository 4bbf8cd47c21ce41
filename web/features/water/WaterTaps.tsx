import { createWaterEntry } from '../../../contract/entries/water.ts';
import * as texts from '../../../texts/portal/entries/water.ts';
import { useSayingLogged } from '../../lib/entries.ts';
import { useLogging } from '../../lib/logging.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { dayVolumeText, volumeText } from '../../lib/units.ts';
import { DropIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './WaterTaps.module.css';

const portions = [
  { ml: 250, label: texts.portions.glass, containerType: 'glass' },
  { ml: 500, label: texts.portions.halfLitre, containerType: 'bottle' },
  { ml: 1_000, label: texts.portions.bottle, containerType: 'bottle' },
] as const;

/** Whole, as it may have to be shown before the server has it. */
const bodyOf = (ml: number, containerType: 'glass' | 'bottle') => ({
  ...{ waterIntake: { value: ml, unit: 'ml' as const }, drinkType: 'water' as const },
  ...{ containerType, notes: '' },
});

const amountOf = (ml: number) => (ml >= 1_000 ? dayVolumeText(ml) : volumeText(ml));

/** Water at one tap, with a way back. */
export function WaterTaps({ onLogged }: { onLogged?: () => void }) {
  const locale = usePageLocale();

  const sayLogged = useSayingLogged('water');
  const saving = useLogging(({ ml, containerType }: (typeof portions)[number]) =>
    logEntry(createWaterEntry, bodyOf(ml, containerType), crypto.randomUUID()),
  );
  return (
    <ul className={classes.taps} aria-label={texts.taps(locale)}>
      {portions.map((portion) => (
        <li key={portion.ml}>
          <button
            type="button"
            className={classes.tap}
            onClick={() =>
              saving.mutate(portion, {
                onSuccess: (saved) => {
                  sayLogged(saved, () => texts.logged(locale, amountOf(portion.ml)));
                  onLogged?.();
                },
                onError: (error) => showToast('danger', texts.notLogged(locale, reasonOf(error))),
              })
            }
          >
            <DropIcon className={classes.drop} />
            <span>
              <strong>{amountOf(portion.ml)}</strong>
              <span className={classes.label}>{portion.label(locale)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
