import type { NutrientIntake } from '../../../contract/nutrientIntakes.ts';
import * as texts from '../../../texts/portal/nutrients.ts';
import { figure } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import classes from './NutrientList.module.css';

/** What is known of a nutrient differs from the rest when it is this share of the energy away. */
const notable = 0.05;

interface NutrientListProps {
  intakes: NutrientIntake[];
  /** Of the energy, what is known of most nutrients; only what differs is told. */
  usualShare: number;
}

/** What was eaten of some nutrients, an average a day, beside its reference intake. */
export function NutrientList({ intakes, usualShare }: NutrientListProps) {
  return (
    <ul className={classes.list}>
      {intakes.map((intake) => (
        <li key={intake.name} className={classes.row}>
          <Row intake={intake} isPartlyKnown={intake.knownShare < usualShare - notable} />
        </li>
      ))}
    </ul>
  );
}

function Row({ intake, isPartlyKnown }: { intake: NutrientIntake; isPartlyKnown: boolean }) {
  const locale = usePageLocale();
  const { average, reference, knownShare } = intake;
  const unit = texts.unitName(locale, intake.unit);
  const isOver = reference?.kind === 'atMost' && average !== null && average > reference.amount;
  return (
    <>
      <span className={classes.title}>{texts.nutrientTitle(locale, intake)}</span>
      <span className={classes.amount}>
        <strong>{average === null ? texts.notKnown(locale) : `${amount(average)} ${unit}`}</strong>
        {reference &&
          (reference.kind === 'atMost' ? texts.ofAtMost : texts.ofAtLeast)(
            locale,
            `${amount(reference.amount)} ${unit}`,
          )}
      </span>
      {reference && (
        <div className={classes.meter}>
          <Meter
            share={(average ?? 0) / reference.amount}
            color={isOver ? 'var(--attention-ink)' : 'var(--brand-fill)'}
          />
        </div>
      )}
      <span className={classes.note}>
        {isOver && texts.aboveLimit(locale)}
        {isPartlyKnown && average !== null && texts.knownPart(locale, percent(knownShare))}
      </span>
    </>
  );
}

/** Three digits at most, as many as a label has. */
const amount = (value: number) => figure(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);

export const percent = (share: number) => `${Math.round(share * 100)} %`;
