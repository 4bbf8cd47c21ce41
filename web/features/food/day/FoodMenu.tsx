import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Menu } from '@mantine/core';
import { type FoodEntry, mealTitles, mealTypes } from '../../../../contract/entries/food.ts';
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
          Edit figures and time
        </Menu.Item>
        <Menu.Item leftSection={<CopyIcon />} onClick={() => copyFood(entry)}>
          Log again today
        </Menu.Item>
        <Menu.Item leftSection={<TrashIcon />} onClick={onDelete}>
          Delete
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Move to</Menu.Label>
        {mealTypes
          .filter((meal) => meal !== entry.mealType)
          .map((meal) => (
            <Menu.Item key={meal} onClick={() => move(entry, meal)}>
              {mealTitles[meal]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
