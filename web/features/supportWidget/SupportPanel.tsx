import { type FormEvent, useEffect, useRef, useState } from 'react';
import { support } from '../../lib/company.ts';
import { signInLink } from '../../lib/links.ts';
import type { Session } from '../../lib/session.ts';
import { ChevronDownIcon, CloseIcon, SendIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import { HandOver } from './HandOver.tsx';
import { quickQuestions } from './replies.ts';
import classes from './SupportPanel.module.css';
import { useConversation } from './useConversation.ts';

interface SupportPanelProps {
  isOpen: boolean;
  onClose: () => void;
  session: Session | null;
}

export default function SupportPanel({ isOpen, onClose, session }: SupportPanelProps) {
  const { messages, isTyping, send } = useConversation();
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
      aria-label="Customer Support"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header className={classes.head}>
        <ChatIcon className={classes.mark} />
        <div className={classes.titles}>
          <h2>Customer Support</h2>
          <p>We're here to help!</p>
        </div>
        <button
          type="button"
          className={classes.tool}
          aria-label={isMinimised ? 'Expand' : 'Minimise'}
          aria-expanded={!isMinimised}
          onClick={() => setIsMinimised(!isMinimised)}
        >
          <ChevronDownIcon className={classes.fold} />
        </button>
        <button type="button" className={classes.tool} aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </header>
      {!isMinimised && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
          <div ref={log} className={classes.log} role="log" aria-label="Conversation" tabIndex={0}>
            {messages.map(({ id, text: said, isUser, link }) => (
              <p key={id} className={classes.message} data-own={isUser || undefined}>
                {said} {link && <a href={link.href}>{link.label}</a>}
              </p>
            ))}
            {isTyping && (
              <p className={classes.typing}>
                <span className="visually-hidden">Support is typing</span>
                <i />
                <i />
                <i />
              </p>
            )}
            {messages.length === 1 && (
              <div className={classes.chips}>
                {quickQuestions.map((question) => (
                  <button key={question} type="button" className={classes.chip} onClick={() => send(question)}>
                    {question}
                  </button>
                ))}
              </div>
            )}
            {messages.length > 2 && !isTyping && (
              <HandOver
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
              aria-label="Message to support"
              placeholder="Write a message"
              value={text}
              maxLength={1_000}
              disabled={isTyping}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className={classes.send} aria-label="Send" disabled={isTyping || !text.trim()}>
              <SendIcon />
            </button>
          </form>
          <p className={classes.foot}>
            Hi {session?.firstName || 'there'}! Quick answers come at once; a person reads {support.chatHours}.
          </p>
        </>
      )}
    </section>
  );
}
