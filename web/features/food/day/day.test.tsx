import { expect, test } from 'vitest';
import type { DiaryDay } from '../../../../contract/diary.ts';
import { textOf } from '../../../../tests/render.tsx';
import { DaySummary } from './DaySummary.tsx';
import { MealCard } from './MealCard.tsx';

const day = (date: string) =>
  ({
    ...{ date, today: '2026-03-06', areDeficitsHidden: false, left: { calories: 920 } },
    totals: { calories: 1_080, proteinG: 40, carbsG: 90, fatG: 20, fiberG: 12 },
    targets: { caloriesConsumePerDay: 2_000 },
  }) as DiaryDay;

test('what is left is said of today alone; of a past day, what was eaten', () => {
  expect(textOf(<DaySummary {...day('2026-03-06')} />)).toContain('920 kcal left');
  const past = textOf(<DaySummary {...day('2026-03-05')} />);
  expect(past).toContain('1,080 kcal eaten');
  expect(past).not.toContain('left');
});

test('a meal is offered as yesterday only where yesterday has one', () => {
  const card = (onCopyYesterday: (() => void) | undefined) =>
    textOf(
      <MealCard
        {...{ mealType: 'lunch', meal: undefined, portions: {}, onCopyYesterday }}
        {...{ onAdd: () => undefined, onEdit: () => undefined, onDelete: () => undefined }}
      />,
    );
  expect(card(() => undefined)).toContain('As yesterday');
  expect(card(undefined)).not.toContain('As yesterday');
});
