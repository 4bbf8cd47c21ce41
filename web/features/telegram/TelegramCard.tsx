import { Button } from '@mantine/core';
import * as texts from '../../../texts/portal/account/telegram.ts';
import { momentOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { JoinedDiary } from './JoinedDiary.tsx';
import { OpenLink } from './OpenLink.tsx';
import classes from './TelegramCard.module.css';
import { type TelegramLink, useCreateTelegramLink, useDeleteTelegramLink, useTelegramLink } from './telegramLink.ts';

export function TelegramCard() {
  const locale = usePageLocale();
  const create = useCreateTelegramLink();
  const remove = useDeleteTelegramLink();
  const link = useTelegramLink(create.data !== undefined);
  const start = () => create.mutate();

  const content = ({ linked, linkedAt, join }: TelegramLink) => {
    if (linked) {
      return (
        <>
          <p className={classes.text}>
            <strong>{texts.connected(locale)}</strong>
            {texts.since(locale, linkedAt ? momentOf(linkedAt) : '')}
          </p>
          {join && <JoinedDiary join={join} />}
          <Button
            variant="default"
            disabled={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: create.reset })}
          >
            {texts.disconnect(locale)}
          </Button>
        </>
      );
    }
    return (
      <>
        <p className={classes.text}>{texts.lead(locale)}</p>
        {create.data ? (
          <OpenLink key={create.data.code} link={create.data} isPending={create.isPending} onRenew={start} />
        ) : (
          <Button disabled={create.isPending} onClick={start}>
            {texts.connect(locale)}
          </Button>
        )}
      </>
    );
  };

  if (link.data && !link.data.available && !link.data.linked) return null;
  return (
    <Card title="Telegram">
      <div className={classes.body} aria-live="polite">
        <Loadable needs={[link]} skeleton={<LogSkeleton />} failure={texts.failed(locale)}>
          {content}
        </Loadable>
        <Failure text={texts.noLink(locale)} error={create.error} />
        <Failure text={texts.notDisconnected(locale)} error={remove.error} />
      </div>
    </Card>
  );
}
