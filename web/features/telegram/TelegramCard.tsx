import { Button } from '@mantine/core';
import { momentOf } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { JoinedDiary } from './JoinedDiary.tsx';
import { OpenLink } from './OpenLink.tsx';
import classes from './TelegramCard.module.css';
import { type TelegramLink, useCreateTelegramLink, useDeleteTelegramLink, useTelegramLink } from './telegramLink.ts';

export function TelegramCard() {
  const create = useCreateTelegramLink();
  const remove = useDeleteTelegramLink();
  const link = useTelegramLink(create.data !== undefined);
  const start = () => create.mutate();

  const content = ({ linked, linkedAt, join }: TelegramLink) => {
    if (linked) {
      return (
        <>
          <p className={classes.text}>
            <strong>Connected</strong>
            {linkedAt && ` since ${momentOf(linkedAt)}`}. What you write to the bot is logged here.
          </p>
          {join && <JoinedDiary join={join} />}
          <Button
            variant="default"
            disabled={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: create.reset })}
          >
            Disconnect
          </Button>
        </>
      );
    }
    return (
      <>
        <p className={classes.text}>Log by writing to the bot. What you log there and here is one diary.</p>
        {create.data ? (
          <OpenLink key={create.data.code} link={create.data} isPending={create.isPending} onRenew={start} />
        ) : (
          <Button disabled={create.isPending} onClick={start}>
            Connect Telegram
          </Button>
        )}
      </>
    );
  };

  if (link.data && !link.data.available && !link.data.linked) return null;
  return (
    <Card title="Telegram">
      <div className={classes.body} aria-live="polite">
        <Loadable needs={[link]} skeleton={<LogSkeleton />} failure="The connection can’t be shown">
          {content}
        </Loadable>
        <Failure text="No link could be made" error={create.error} />
        <Failure text="The chat was not disconnected" error={remove.error} />
      </div>
    </Card>
  );
}
