import { Button } from '@mantine/core';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './Shortcuts.module.css';

const shortcuts: Record<string, string> = {
  '/': 'Search a food',
  n: 'Add in words',
  '←': 'The day before',
  '→': 'The day after',
  t: 'Today',
  '?': 'These keys',
};

interface ShortcutsProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** The keys of the food diary, for those who have a keyboard. */
export function Shortcuts({ isOpen, onChange }: ShortcutsProps) {
  return (
    <>
      <Button variant="subtle" color="gray" className={classes.button} onClick={() => onChange(true)}>
        Keyboard shortcuts
      </Button>
      <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={() => onChange(false)}>
        <dl className={classes.keys}>
          {Object.entries(shortcuts).map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
