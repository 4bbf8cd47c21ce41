import { later } from '../../lib/later.ts';
import { MealIcon } from '../../ui/icons.tsx';
import type { EntryView } from '../../ui/lists/entryView.ts';
import { mealsOf } from './mealsOf.ts';

const AddFoodForm = later(() => import('./AddFoodForm.tsx'));

export const foodView: EntryView<'food'> = { kind: 'food', Icon: MealIcon, QuickForm: AddFoodForm, diary: mealsOf };
