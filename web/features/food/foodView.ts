import type { EntryView } from '../../ui/entryView.ts';
import { MealIcon } from '../../ui/icons.tsx';
import { AddFoodForm } from './AddFoodForm.tsx';
import { mealsOf } from './mealsOf.ts';

export const foodView: EntryView<'food'> = { kind: 'food', Icon: MealIcon, QuickForm: AddFoodForm, diary: mealsOf };
