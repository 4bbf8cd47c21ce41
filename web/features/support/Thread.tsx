import type { ReactNode } from 'react';
import type { Ticket } from '../../../contract/support.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import { momentOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import classes from './Thread.module.css';
import { StatusBadge } from './TicketBadges.tsx';
import { toSteps } from './thread.ts';

/** What the person wrote at first, and all that followed. */
export function Thread({ ticket }: { ticket: Ticket }) {
  const locale = usePageLocale();
  return (
    <Card title={texts.conversation(locale)}>
      <ol className={classes.thread}>
        <li>
          <Said by={ticket.userName} at={ticket.createdAt} message={ticket.description}>
            <Transcript by={ticket.userName} messages={ticket.transcript} />
          </Said>
        </li>
        {toSteps(ticket).map((step) => (
          <li key={step.kind === 'response' ? step.response.id : step.change.status}>
            {step.kind === 'response' ? (
              <Said
                by={step.response.authorName}
                at={step.at}
                message={step.response.message}
                isFromSupport={step.response.isFromSupport}
              />
            ) : (
              <p className={classes.change}>
                <StatusBadge status={step.change.status} />
                <span>{texts.changedBy(locale, step.change.authorName)}</span>
                <time dateTime={step.at}>{momentOf(step.at)}</time>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface SaidProps {
  by: string;
  at: string;
  message: string;
  isFromSupport?: boolean;
  children?: ReactNode;
}

function Said({ by, at, message, isFromSupport, children }: SaidProps) {
  const locale = usePageLocale();
  return (
    <article className={classes.said} data-support={isFromSupport || undefined}>
      <Avatar name={by} imageUrl="" />
      <div className={classes.words}>
        <p className={classes.head}>
          <strong>{by}</strong>
          {isFromSupport && <Badge tone="good">{texts.team(locale)}</Badge>}
          <time dateTime={at}>{momentOf(at)}</time>
        </p>
        <p className={classes.message}>{message}</p>
        {children}
      </div>
    </article>
  );
}

/** The conversation with the support chat that was handed over. */
function Transcript({ by, messages }: { by: string; messages: Ticket['transcript'] }) {
  const locale = usePageLocale();
  if (messages.length === 0) return null;
  return (
    <details className={classes.transcript}>
      <summary>{texts.chatBefore(locale, messages.length)}</summary>
      <ol>
        {messages.map(({ text, isUser }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes
          <li key={position}>
            <strong>{isUser ? by : texts.supportChat(locale)}</strong> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
