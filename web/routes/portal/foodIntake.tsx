import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { DiaryDay } from '../../../contract/diary.ts';
import type { FoodEntry, MealType } from '../../../contract/entries/food.ts';
import { mealTitle } from '../../../texts/food/meals.ts';
import * as texts from '../../../texts/portal/entries/food.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { useDiary } from '../../features/diary/getDiary.ts';
import type { WayToAdd } from '../../features/food/AddFoodForm.tsx';
import { useCopying } from '../../features/food/day/changeDay.ts';
import { DaySkeleton, DaySummary } from '../../features/food/day/DaySummary.tsx';
import { MealCard } from '../../features/food/day/MealCard.tsx';
import { Shortcuts } from '../../features/food/day/Shortcuts.tsx';
import { mealNow } from '../../features/food/meals.ts';
import { nameOfFood } from '../../features/food/nameOfFood.ts';
import { CountsWaiting } from '../../features/waiting/CountsWaiting.tsx';
import { dateToAsk, useDay } from '../../lib/day.ts';
import { useRemoving, useSayingSaved } from '../../lib/entries.ts';
import { later } from '../../lib/later.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DayBar } from '../../ui/figures/DayBar.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import classes from './page.module.css';

const AddFoodForm = later(() => import('../../features/food/AddFoodForm.tsx'));
const FoodFiguresForm = later(() => import('../../features/food/FoodFiguresForm.tsx'));

export const meta = portalMeta(pages.foodIntake);
export const handle = { title: pages.foodIntake };

export default function FoodIntake() {
  const locale = usePageLocale();

  const today = useToday().data?.date;
  const [day, chooseDay] = useDay(today);
  const diary = useDiary(dateToAsk(day));
  return (
    <div className={classes.page}>
      <DayBar date={day.date} today={today} onChange={chooseDay} />
      <Loadable needs={[diary]} skeleton={<DaySkeleton />} failure={texts.noDiary(locale)}>
        {(shown) => <FoodDay key={shown.date} diary={shown} />}
      </Loadable>
    </div>
  );
}

interface Adding {
  mealType: MealType;
  way: WayToAdd;
}

/** Those that are offered though nothing is logged; the others stand where something is. */
const usualMeals: MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const mealsInOrder: MealType[] = ['breakfast', 'lunch', 'asnack', 'esnack', 'dinner', 'snack'];

function FoodDay({ diary }: { diary: DiaryDay }) {
  const locale = usePageLocale();

  const { date, today, meals, mealsBefore, portions } = diary;
  const [adding, setAdding] = useState<Adding>();
  const [edited, setEdited] = useState<FoodEntry>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { copyDay, isCopying } = useCopying();
  const saySaved = useSayingSaved();
  const remove = useRemoving('food', nameOfFood);
  const day = { date, isToday: date === today };
  const yesterday = shiftDate(date, -1);
  const copied = day.isToday ? mealsBefore : [];
  const isFree = !adding && !edited && !isHelpOpen;
  const add = (way: WayToAdd) => isFree && setAdding({ mealType: mealNow(), way });
  useHotkeys([
    ['/', () => add('search')],
    ['N', () => add('words')],
    ['shift+?', () => isFree && setIsHelpOpen(true)],
  ]);
  const stopAdding = () => setAdding(undefined);
  const stopEditing = () => setEdited(undefined);

  return (
    <>
      <DaySummary {...diary} />
      <CountsWaiting />
      {mealsInOrder.map((mealType) => {
        const meal = meals.find((known) => known.mealType === mealType);
        if (!meal && !usualMeals.includes(mealType)) return null;
        return (
          <MealCard
            key={mealType}
            mealType={mealType}
            meal={meal}
            portions={portions}
            onAdd={() => setAdding({ mealType, way: 'search' })}
            onCopyYesterday={
              copied.includes(mealType) ? () => copyDay({ from: yesterday, to: date, mealType }) : undefined
            }
            onEdit={setEdited}
            onDelete={remove.mutate}
          />
        );
      })}
      <div className={classes.bar}>
        {copied.length > 0 && (
          <Button
            variant="default"
            leftSection={<CopyIcon />}
            disabled={isCopying}
            onClick={() => copyDay({ from: yesterday, to: date })}
          >
            {texts.copyAllOfYesterday(locale)}
          </Button>
        )}
        <Shortcuts isOpen={isHelpOpen} onChange={setIsHelpOpen} />
      </div>
      <Dialog
        title={texts.addTo(locale, mealTitle(locale, adding?.mealType ?? 'snack'))}
        isOpen={adding !== undefined}
        onClose={stopAdding}
      >
        {adding && (
          <AddFoodForm
            day={day}
            mealType={adding.mealType}
            first={adding.way}
            onSaved={(saved) => {
              saySaved(saved, texts.foodLogged(locale));
              stopAdding();
            }}
            onCancel={stopAdding}
          />
        )}
      </Dialog>
      <Dialog title={texts.editFood(locale)} isOpen={edited !== undefined} onClose={stopEditing}>
        {edited && (
          <FoodFiguresForm
            day={{ date: edited.localDate, isToday: false }}
            entry={edited}
            onSaved={stopEditing}
            onCancel={stopEditing}
          />
        )}
      </Dialog>
    </>
  );
}
