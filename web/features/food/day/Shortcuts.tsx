import { Button } from '@mantine/core';
import type { PageText } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './Shortcuts.module.css';

const shortcuts: Record<string, PageText> = {
  '/': texts.keys.search,
  n: texts.keys.words,
  '←': texts.keys.dayBefore,
  '→': texts.keys.dayAfter,
  t: texts.keys.today,
  '?': texts.keys.theseKeys,
};

interface ShortcutsProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** The keys of the food diary, for those who have a keyboard. */
export function Shortcuts({ isOpen, onChange }: ShortcutsProps) {
  const locale = usePageLocale();

  return (
    <>
      <Button variant="subtle" color="gray" className={classes.button} onClick={() => onChange(true)}>
        {texts.shortcuts(locale)}
      </Button>
      <Dialog title={texts.shortcuts(locale)} isOpen={isOpen} onClose={() => onChange(false)}>
        <dl className={classes.keys}>
          {Object.entries(shortcuts).map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what(locale)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
