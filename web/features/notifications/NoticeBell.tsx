import * as texts from '../../../texts/portal/account/notifications.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentOf } from '../../lib/format.ts';
import { noticeLink } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { BellIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { useNotices, useReadNotices } from './listNotices.ts';
import classes from './NoticeBell.module.css';

/** How many notices are unread, and the latest of them behind it, each leading to the page that it is about. */
export function NoticeBell() {
  const locale = usePageLocale();
  const [isOpen, setIsOpen] = useState(false);
  const notices = useNotices();
  const read = useReadNotices();
  const role = useSession()?.role ?? 'user';
  const unread = notices.data?.unread ?? 0;
  const count = unread > 99 ? '99+' : String(unread);

  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(24rem, calc(100vw - 1.5rem))"
      radius="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.bell}
          aria-label={unread > 0 ? texts.unread(locale, unread) : texts.notices(locale)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <BellIcon />
          {unread > 0 && <span className={classes.count}>{count}</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={texts.notices(locale)}>
        <div className={classes.header}>
          <h2 className={classes.title}>{texts.notices(locale)}</h2>
          {unread > 0 && (
            <Button variant="subtle" size="compact-sm" disabled={read.isPending} onClick={() => read.mutate(undefined)}>
              {texts.readAll(locale)}
            </Button>
          )}
        </div>
        <Failure text={texts.notRead(locale)} error={read.error} />
        <Loadable needs={[notices]} skeleton={<LogSkeleton />} failure={texts.noticesFailed(locale)}>
          {(loaded) =>
            loaded.notices.length === 0 ? (
              <p className={classes.empty}>{texts.noNotices(locale)}</p>
            ) : (
              <ul>
                {loaded.notices.map(({ id, title, body, occasion, createdAt, readAt }) => (
                  <li key={id} className={classes.notice} data-unread={readAt === null || undefined}>
                    <NoticeTitle
                      title={title}
                      to={noticeLink(occasion, role)}
                      onFollow={() => {
                        if (readAt === null) read.mutate(id);
                        setIsOpen(false);
                      }}
                    />
                    <p className={classes.text}>{body}</p>
                    <p className={classes.foot}>
                      <time dateTime={createdAt}>{momentOf(createdAt)}</time>
                      {readAt === null && (
                        <button
                          type="button"
                          className={classes.read}
                          aria-label={texts.readOne(locale, title)}
                          onClick={() => read.mutate(id)}
                        >
                          {texts.read(locale)}
                        </button>
                      )}
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </Loadable>
      </Popover.Dropdown>
    </Popover>
  );
}

function NoticeTitle({ title, to, onFollow }: { title: string; to: string | undefined; onFollow: () => void }) {
  return (
    <p className={classes.noticeTitle}>
      {to ? (
        <Link to={to} onClick={onFollow}>
          {title}
        </Link>
      ) : (
        title
      )}
    </p>
  );
}
