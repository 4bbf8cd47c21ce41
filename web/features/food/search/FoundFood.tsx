import { ActionIcon, Button, NativeSelect, NumberInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { FoodAnswer } from '../../../../contract/nutrition.ts';
import { figure } from '../../../lib/format.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import classes from './FoodSearch.module.css';

interface FoundFoodProps {
  food: FoodAnswer;
  onChoose: (amount: { foodId: string; quantity: number; servingUnit: string }) => void;
}

const usualGrams = 100;

/** A food at its usual portion, which a tap logs; another amount is a tap further. */
export function FoundFood({ food, onChoose }: FoundFoodProps) {
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
            <span className={classes.origin}>{food.origin === 'own' ? 'Yours' : food.source}</span>
          )}
        </span>
        <span className={classes.detail}>
          {usual.unit === 'g' ? `${quantity} g` : `1 ${usual.unit}, ${figure(grams)} g`}
        </span>
        <span className={classes.energy}>{figure((food.per100g.calories * grams) / 100)} kcal</span>
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="2.75rem"
        aria-label={`Another amount of ${food.name}`}
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
  const [quantity, setQuantity] = useState<number | string>(1);
  const [unit, setUnit] = useState(food.portions[0]?.unit ?? 'g');
  const portions = [...food.portions.filter((portion) => portion.unit !== 'g'), { unit: 'g', grams: 1 }];
  const each = portions.find((portion) => portion.unit === unit)?.grams ?? 1;
  const grams = Number(quantity) * each;
  const of = (per100g: number) => (per100g * grams) / 100;
  return (
    <form
      className={classes.amountForm}
      aria-label={`Amount of ${food.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (grams > 0) onChoose({ foodId: food.id, quantity: Number(quantity), servingUnit: unit });
      }}
    >
      <NumberInput
        label="Quantity"
        min={0}
        max={1_000}
        decimalScale={2}
        value={quantity}
        onChange={setQuantity}
        hideControls
        autoFocus
      />
      <NativeSelect
        label="Measure"
        value={unit}
        onChange={({ currentTarget }) => {
          setUnit(currentTarget.value);
          if (currentTarget.value === 'g') setQuantity(Math.round(grams) || usualGrams);
          else if (unit === 'g') setQuantity(1);
        }}
        data={portions.map((portion) => ({
          value: portion.unit,
          label: portion.unit === 'g' ? 'g' : `${portion.unit} (${figure(portion.grams)} g)`,
        }))}
      />
      <Button type="submit" disabled={!(grams > 0)}>
        Add
      </Button>
      <p className={classes.figures} aria-live="polite">
        <strong>{figure(of(food.per100g.calories))} kcal</strong>, {figure(of(food.per100g.proteinG), 1)} g protein,{' '}
        {figure(of(food.per100g.carbsG), 1)} g carbs, {figure(of(food.per100g.fatG), 1)} g fat
      </p>
    </form>
  );
}
