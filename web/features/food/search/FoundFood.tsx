import { ActionIcon, Button, NativeSelect, NumberInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { FoodAnswer } from '../../../../contract/nutrition.ts';
import { portion, unitName } from '../../../../texts/food/portions.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { grams as gramsTold, kcal } from '../../../../texts/units.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { macronutrients } from '../macronutrients.ts';
import classes from './FoodSearch.module.css';

interface FoundFoodProps {
  food: FoodAnswer;
  onChoose: (amount: { foodId: string; quantity: number; servingUnit: string }) => void;
}

const usualGrams = 100;

/** A food at its usual portion, which a tap logs; another amount is a tap further. */
export function FoundFood({ food, onChoose }: FoundFoodProps) {
  const locale = usePageLocale();

  const [isOpen, setIsOpen] = useState(false);
  const amountId = useId();
  const [usual = { unit: 'g', grams: 1 }] = food.portions;
  const quantity = usual.unit === 'g' ? usualGrams : 1;
  const grams = quantity * usual.grams;
  return (
    <li className={classes.row}>
      <button
        type="button"
        data-choice
        className={classes.food}
        onClick={() => onChoose({ foodId: food.id, quantity, servingUnit: usual.unit })}
      >
        <span className={classes.name}>
          {food.name}
          {food.origin !== 'built-in' && (
            <span className={classes.origin}>{food.origin === 'own' ? texts.yours(locale) : food.source}</span>
          )}
        </span>
        <span className={classes.detail}>
          {usual.unit !== 'g' && `${portion(locale, 1, usual.unit)}, `}
          {gramsTold(locale, grams)}
        </span>
        <span className={classes.energy}>{kcal(locale, (food.per100g.calories * grams) / 100)}</span>
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="2.75rem"
        aria-label={texts.anotherAmount(locale, food.name)}
        aria-expanded={isOpen}
        aria-controls={amountId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDownIcon className={classes.chevron} data-open={isOpen || undefined} />
      </ActionIcon>
      <div id={amountId} className={classes.amount}>
        {isOpen && <Amount food={food} onChoose={onChoose} />}
      </div>
    </li>
  );
}

function Amount({ food, onChoose }: FoundFoodProps) {
  const locale = usePageLocale();

  const [quantity, setQuantity] = useState<number | string>(1);
  const [unit, setUnit] = useState(food.portions[0]?.unit ?? 'g');
  const portions = [...food.portions.filter((known) => known.unit !== 'g'), { unit: 'g', grams: 1 }];
  const each = portions.find((known) => known.unit === unit)?.grams ?? 1;
  const grams = Number(quantity) * each;
  const of = (per100g: number) => (per100g * grams) / 100;
  const { proteinG, carbsG, fatG } = food.per100g;
  const amounts = { proteinG: of(proteinG), carbsG: of(carbsG), fatG: of(fatG) };
  return (
    <form
      className={classes.amountForm}
      aria-label={texts.amountOf(locale, food.name)}
      onSubmit={(event) => {
        event.preventDefault();
        if (grams > 0) onChoose({ foodId: food.id, quantity: Number(quantity), servingUnit: unit });
      }}
    >
      <NumberInput
        label={texts.quantity(locale)}
        min={0}
        max={1_000}
        decimalScale={2}
        value={quantity}
        onChange={setQuantity}
        hideControls
        autoFocus
      />
      <NativeSelect
        label={texts.measure(locale)}
        value={unit}
        onChange={({ currentTarget }) => {
          setUnit(currentTarget.value);
          if (currentTarget.value === 'g') setQuantity(Math.round(grams) || usualGrams);
          else if (unit === 'g') setQuantity(1);
        }}
        data={portions.map((measure) => ({
          value: measure.unit,
          label:
            measure.unit === 'g'
              ? unitName(locale, 'g')
              : `${unitName(locale, measure.unit)} (${gramsTold(locale, measure.grams)})`,
        }))}
      />
      <Button type="submit" disabled={!(grams > 0)}>
        {texts.add(locale)}
      </Button>
      <p className={classes.figures} aria-live="polite">
        <strong>{kcal(locale, of(food.per100g.calories))}</strong>, {macronutrients(locale, amounts, 1)}
      </p>
    </form>
  );
}
