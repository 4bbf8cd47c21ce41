import { useState } from 'react';
import type { FoodEntry } from '../../../../contract/entries/food.ts';
import type { Portion } from '../../../../contract/nutrition.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import { unitName } from '../../../../texts/food/portions.ts';
import { macronutrients as names } from '../../../../texts/portal/dashboard.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { grams, gramsOf, kcal } from '../../../../texts/units.ts';
import { figure } from '../../../lib/format.ts';
import { waitsOf } from '../../../lib/outbox/waitingEntries.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { typedNumber } from '../../../lib/typedNumber.ts';
import { ExplainedName } from '../../../ui/lists/ExplainedName.tsx';
import { WaitsMark } from '../../../ui/lists/WaitsMark.tsx';
import { scaledFigures } from '../figures.ts';
import { nameOfFood } from '../nameOfFood.ts';
import { type Amount, amountOf, inUnit, unitsFor } from './amount.ts';
import { useCorrecting } from './changeDay.ts';
import classes from './FoodLine.module.css';
import { FoodMenu } from './FoodMenu.tsx';

interface FoodLineProps {
  entry: FoodEntry;
  /** Household measures of its food. */
  portions: Portion[] | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** A food of a meal: its amount is changed where it stands, and its figures follow while one types. */
export function FoodLine({ entry, portions, onEdit, onDelete }: FoodLineProps) {
  const locale = usePageLocale();

  const name = nameOfFood(entry);
  const known = amountOf(entry);
  const [typed, setTyped] = useState<Amount & { text: string }>();
  const { correct, isSaving } = useCorrecting();
  const amount = typed ?? known;
  const waits = waitsOf(entry);
  const units = unitsFor(entry, portions);
  const whole = { ...entry, ...known };
  const figures = scaledFigures(whole, amount) ?? entry;

  const save = (next: Amount) => {
    setTyped(undefined);
    const isChanged = next.quantity !== known.quantity || next.servingUnit !== known.servingUnit;
    if (next.quantity > 0 && isChanged) {
      const { quantity, servingUnit, servingSize } = next;
      correct(entry, { quantity, servingUnit, servingSize: Math.max(0.01, servingSize) });
    }
  };

  return (
    <li className={classes.line} aria-busy={isSaving || undefined} data-waits={waits}>
      <span className={classes.name}>
        <ExplainedName name={name} />
        <WaitsMark waits={waits} />
        {entry.notes && <span className={classes.notes}>{entry.notes}</span>}
      </span>
      <span className={classes.amount}>
        <input
          type="text"
          inputMode="decimal"
          className={classes.quantity}
          aria-label={texts.quantityOf(locale, name)}
          disabled={waits === 'deleted'}
          value={typed?.text ?? figure(known.quantity, 2)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget: { value: text } }) =>
            setTyped({ ...amount, text, quantity: typedNumber(text) ?? 0 })
          }
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') setTyped(undefined);
            if (key === 'Enter') currentTarget.blur();
          }}
          onBlur={() => typed && save(typed)}
        />
        <select
          className={classes.unit}
          aria-label={texts.unitOf(locale, name)}
          value={amount.servingUnit}
          disabled={units.length < 2 || waits === 'deleted'}
          onChange={({ currentTarget }) => {
            const unit = units.find((other) => other.unit === currentTarget.value);
            if (unit) save(inUnit(amount, unit));
          }}
        >
          {units.map(({ unit }) => (
            <option key={unit} value={unit}>
              {unitName(locale, unit)}
            </option>
          ))}
        </select>
      </span>
      <span className={classes.grams}>
        {entry.grams !== null && amount.servingUnit !== 'g' && grams(locale, amount.quantity * amount.servingSize)}
      </span>
      <span className={classes.energy}>{kcal(locale, figures.calories)}</span>
      <Macro name={names.protein(locale)} eaten={figures.proteinG} />
      <Macro name={names.carbs(locale)} eaten={figures.carbsG} />
      <Macro name={names.fat(locale)} eaten={figures.fatG} />
      {waits !== 'deleted' && (
        <FoodMenu
          entry={entry}
          label={texts.moreFor(locale, name, mealTitle(locale, entry.mealType))}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </li>
  );
}

function Macro({ name, eaten }: { name: string; eaten: number }) {
  return (
    <span className={classes.macro}>
      <span className="visually-hidden">{name} </span>
      {gramsOf(usePageLocale(), eaten, 1)}
      <span aria-hidden="true" className={classes.macroName}>
        {name}
      </span>
    </span>
  );
}
