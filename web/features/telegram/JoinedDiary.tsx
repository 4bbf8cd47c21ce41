import { Button } from '@mantine/core';
import { useState } from 'react';
import * as texts from '../../../texts/portal/account/telegram.ts';
import { momentOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './TelegramCard.module.css';
import { type TelegramLink, useUndoTelegramJoin } from './telegramLink.ts';

/** What the chat brought along, and the way to make two diaries of it again while there is one. */
export function JoinedDiary({ join }: { join: NonNullable<TelegramLink['join']> }) {
  const locale = usePageLocale();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoTelegramJoin();
  const separate = () => undo.mutate(undefined, { onSuccess: () => setIsAsking(false) });
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        {texts.joined(locale, momentOf(join.joinedAt), join.movedEntries, momentOf(join.undoUntil))}
      </p>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {texts.separateAgain(locale)}
      </Button>
      <Dialog title={texts.separateTitle(locale)} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <div className={classes.body}>
          <p className={classes.text}>{texts.separateLead(locale)}</p>
          <Failure text={texts.notSeparated(locale)} error={undo.error} />
          <Buttons>
            <Button variant="default" onClick={() => setIsAsking(false)}>
              {texts.keepJoined(locale)}
            </Button>
            <Button disabled={undo.isPending} onClick={separate}>
              {texts.separate(locale)}
            </Button>
          </Buttons>
        </div>
      </Dialog>
    </div>
  );
}
