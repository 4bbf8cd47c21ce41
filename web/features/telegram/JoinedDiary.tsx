import { Button } from '@mantine/core';
import { useState } from 'react';
import { momentOf } from '../../lib/format.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './TelegramCard.module.css';
import { type TelegramLink, useUndoTelegramJoin } from './telegramLink.ts';

/** What the chat brought along, and the way to make two diaries of it again while there is one. */
export function JoinedDiary({ join }: { join: NonNullable<TelegramLink['join']> }) {
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoTelegramJoin();
  const brought = join.movedEntries === 1 ? '1 entry' : `${join.movedEntries} entries`;
  const separate = () => undo.mutate(undefined, { onSuccess: () => setIsAsking(false) });
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        The diary of this chat joined yours {momentOf(join.joinedAt)} and brought {brought}. If that was a mistake,
        separate them until {momentOf(join.undoUntil)}.
      </p>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Separate them again
      </Button>
      <Dialog title="Separate the diaries?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <div className={classes.body}>
          <p className={classes.text}>
            The chat gets its own diary back, with what it brought. What was added since stays here, and this account is
            disconnected from that chat.
          </p>
          <Failure text="They were not separated" error={undo.error} />
          <Buttons>
            <Button variant="default" onClick={() => setIsAsking(false)}>
              Keep them joined
            </Button>
            <Button disabled={undo.isPending} onClick={separate}>
              Separate them
            </Button>
          </Buttons>
        </div>
      </Dialog>
    </div>
  );
}
