import { MealIcon } from '../../ui/icons.tsx';
import type { EntryView } from '../../ui/lists/entryView.ts';
import { AddFoodForm } from './AddFoodForm.tsx';
import { mealsOf } from './mealsOf.ts';

export const foodView: EntryView<'food'> = { kind: 'food', Icon: MealIcon, QuickForm: AddFoodForm, diary: mealsOf };
