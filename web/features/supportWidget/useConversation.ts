import { useEffect, useRef, useState } from 'react';
import type { PageLocale } from '../../../texts/locale.ts';
import { greeting } from '../../../texts/site/supportChat.ts';
import { readCare } from './readCare.ts';
import { type Reply, replyTo } from './replies.ts';

export interface SupportMessage {
  id: string;
  text: string;
  isUser: boolean;
  timestamp: string;
  link?: Reply['link'];
}

const replyDelayMs = 1_500;

const message = (isUser: boolean, { text, link }: Reply): SupportMessage => ({
  id: crypto.randomUUID(),
  text,
  isUser,
  timestamp: new Date().toISOString(),
  link,
});

/** The conversation of this visit; answers are canned and come after a moment. */
export function useConversation(locale: PageLocale) {
  const [messages, setMessages] = useState(() => [message(false, { text: greeting(locale) })]);
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    const said = text.trim();
    if (!said || isTyping) return;
    setMessages((all) => [...all, message(true, { text: said })]);
    setIsTyping(true);
    const care = readCare(said);
    timer.current = setTimeout(async () => {
      const answer = (await care) ?? replyTo(locale, said);
      setMessages((all) => [...all, message(false, answer)]);
      setIsTyping(false);
    }, replyDelayMs);
  };
  return { messages, isTyping, send };
}
