import { Button, Skeleton } from '@mantine/core';
import type { ChatMessage } from '../../../contract/assistant.ts';
import * as texts from '../../../texts/portal/assistant.ts';
import { dayName, localDateOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { Composer } from './Composer.tsx';
import classes from './Conversation.module.css';
import { endsMinute } from './exchange.ts';
import { useMessages } from './listMessages.ts';
import { Answer, Pending, Said, Typing } from './Message.tsx';
import { Start } from './Start.tsx';
import { newFile, newMessage, newPhoto, newPress, newRecording, useDeliver, useOutbox } from './sendMessage.ts';
import { useNewestInView } from './useNewestInView.ts';

interface ConversationProps {
  /** What else than words and lab reports the server can read. */
  canRead: { photos: boolean; voice: boolean };
}

export function Conversation({ canRead }: ConversationProps) {
  const locale = usePageLocale();

  const label = texts.conversation(locale);
  const history = useMessages();
  const outbox = useOutbox();
  const { mutate: deliver } = useDeliver();
  const messages = history.data ?? [];
  const last = outbox.at(-1);
  const view = useNewestInView({
    oldest: messages[0]?.id,
    newest: last ? `${last.id} ${last.failure ?? ''}` : messages.at(-1)?.id,
    isOwn: last !== undefined,
  });
  const isWaiting = outbox.some((item) => !item.failure);
  const suggestions = Object.values(texts.shortcuts).map((text) => text(locale));

  return (
    <div className={classes.conversation}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable with the keyboard */}
      <div className={classes.scroll} {...view} tabIndex={0} role="log" aria-label={label} aria-live="polite">
        <div className={classes.inner}>
          <Loadable needs={[history]} skeleton={<ConversationSkeleton />}>
            {() =>
              messages.length + outbox.length === 0 ? (
                <Start onChoose={(text) => deliver(newMessage(text))} />
              ) : (
                <>
                  {history.hasNextPage && (
                    <Button
                      variant="default"
                      radius="xl"
                      className={classes.earlier}
                      disabled={history.isFetchingNextPage}
                      onClick={() => history.fetchNextPage()}
                    >
                      {texts.showEarlier(locale)}
                    </Button>
                  )}
                  <Days messages={messages} onPress={(button) => deliver(newPress(button))} isWaiting={isWaiting} />
                  {outbox.map((item) => (
                    <Pending key={item.id} item={item} onRetry={() => deliver(item)} />
                  ))}
                  {isWaiting && <Typing />}
                </>
              )
            }
          </Loadable>
        </div>
      </div>
      <Composer
        suggestions={messages.length === 0 || isWaiting ? [] : suggestions}
        onSend={(text) => deliver(newMessage(text))}
        onAttach={(file) => deliver(newFile(file))}
        onPhoto={canRead.photos ? (photo) => deliver(newPhoto(photo)) : undefined}
        onRecord={canRead.voice ? (audio) => deliver(newRecording(audio)) : undefined}
      />
    </div>
  );
}

interface DaysProps {
  messages: ChatMessage[];
  isWaiting: boolean;
  onPress: (button: { label: string; action: string }) => void;
}

function Days({ messages, isWaiting, onPress }: DaysProps) {
  const today = localDateOf(new Date());
  const days = Map.groupBy(messages, (message) => localDateOf(message.timestamp));
  return [...days].map(([date, ofDay]) => (
    <section key={date} className={classes.day} aria-label={dayName(date, today)}>
      <h2 className={classes.date}>{dayName(date, today)}</h2>
      {ofDay.map((message, position) => {
        const isTimed = endsMinute(message, ofDay[position + 1]);
        return message.isUser ? (
          <Said key={message.id} message={message} isTimed={isTimed} />
        ) : (
          <Answer key={message.id} message={message} isTimed={isTimed} onPress={onPress} isWaiting={isWaiting} />
        );
      })}
    </section>
  ));
}

function ConversationSkeleton() {
  return (
    <div className={classes.skeleton}>
      <Skeleton height={44} width="55%" radius="lg" className={classes.mine} />
      <Skeleton height={128} width="75%" radius="lg" />
      <Skeleton height={44} width="35%" radius="lg" className={classes.mine} />
      <Skeleton height={88} width="65%" radius="lg" />
    </div>
  );
}
