import { mealTitle } from '../../../../texts/food/meals.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { type FoodEntry, mealTypes } from '../../../../contract/entries/food.ts';
import { CopyIcon, MoreIcon, PencilIcon, TrashIcon } from '../../../ui/icons.tsx';
import { useCopying, useMoving } from './changeDay.ts';

interface FoodMenuProps {
  entry: FoodEntry;
  label: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What else can be done with a food of the day. */
export function FoodMenu({ entry, label, onEdit, onDelete }: FoodMenuProps) {
  const locale = usePageLocale();

  const move = useMoving();
  const { copyFood } = useCopying();
  return (
    <Menu position="bottom-end" width={230} radius="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="2.75rem" aria-label={label}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<PencilIcon />} onClick={onEdit}>
          {texts.editFigures(locale)}
        </Menu.Item>
        <Menu.Item leftSection={<CopyIcon />} onClick={() => copyFood(entry)}>
          {texts.logAgain(locale)}
        </Menu.Item>
        <Menu.Item leftSection={<TrashIcon />} onClick={onDelete}>
          {texts.deleteFood(locale)}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{texts.moveTo(locale)}</Menu.Label>
        {mealTypes
          .filter((meal) => meal !== entry.mealType)
          .map((meal) => (
            <Menu.Item key={meal} onClick={() => move(entry, meal)}>
              {mealTitle(locale, meal)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
