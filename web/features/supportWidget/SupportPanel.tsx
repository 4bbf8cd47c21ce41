import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/supportChat.ts';
import { support } from '../../lib/company.ts';
import { signInLink } from '../../lib/links.ts';
import type { Session } from '../../lib/session.ts';
import { ChevronDownIcon, CloseIcon, SendIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import { HandOver } from './HandOver.tsx';
import classes from './SupportPanel.module.css';
import { useConversation } from './useConversation.ts';

interface SupportPanelProps {
  isOpen: boolean;
  onClose: () => void;
  locale: PageLocale;
  session: Session | null;
}

export default function SupportPanel({ isOpen, onClose, locale, session }: SupportPanelProps) {
  const { messages, isTyping, send } = useConversation(locale);
  const [isMinimised, setIsMinimised] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen && !isMinimised) input.current?.focus();
  }, [isOpen, isMinimised]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is added to the conversation
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, isTyping, isMinimised]);

  if (!isOpen) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isTyping) return;
    send(text);
    setText('');
    input.current?.focus();
  };
  const close = () => {
    setIsMinimised(false);
    onClose();
  };
  return (
    <section
      className={classes.panel}
      data-minimised={isMinimised || undefined}
      aria-label={texts.title(locale)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header className={classes.head}>
        <ChatIcon className={classes.mark} />
        <div className={classes.titles}>
          <h2>{texts.title(locale)}</h2>
          <p>{texts.lead(locale)}</p>
        </div>
        <button
          type="button"
          className={classes.tool}
          aria-label={(isMinimised ? texts.expand : texts.minimise)(locale)}
          aria-expanded={!isMinimised}
          onClick={() => setIsMinimised(!isMinimised)}
        >
          <ChevronDownIcon className={classes.fold} />
        </button>
        <button type="button" className={classes.tool} aria-label={texts.close(locale)} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {!isMinimised && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
          <div ref={log} className={classes.log} role="log" aria-label={texts.conversation(locale)} tabIndex={0}>
            {messages.map(({ id, text: said, isUser, link }) => (
              <p key={id} className={classes.message} data-own={isUser || undefined}>
                {said} {link && <a href={link.href}>{link.label}</a>}
              </p>
            ))}
            {isTyping && (
              <p className={classes.typing}>
                <span className="visually-hidden">{texts.typing(locale)}</span>
                <i />
                <i />
                <i />
              </p>
            )}
            {messages.length === 1 && (
              <div className={classes.chips}>
                {texts.quickQuestions
                  .map((text) => text(locale))
                  .map((question) => (
                    <button key={question} type="button" className={classes.chip} onClick={() => send(question)}>
                      {question}
                    </button>
                  ))}
              </div>
            )}
            {messages.length > 2 && !isTyping && (
              <HandOver
                locale={locale}
                messages={messages}
                isSignedIn={session !== null}
                signInHref={signInLink({ from: window.location.pathname })}
              />
            )}
          </div>
          <form className={classes.form} onSubmit={submit}>
            <input
              ref={input}
              className={classes.input}
              aria-label={texts.messageLabel(locale)}
              placeholder={texts.write(locale)}
              value={text}
              maxLength={1_000}
              disabled={isTyping}
              onChange={(event) => setText(event.target.value)}
            />
            <button
              type="submit"
              className={classes.send}
              aria-label={texts.send(locale)}
              disabled={isTyping || !text.trim()}
            >
              <SendIcon />
            </button>
          </form>
          <p className={classes.foot}>{texts.foot(locale, session?.firstName ?? '', support.chatHours(locale))}</p>
        </>
      )}
    </section>
  );
}
