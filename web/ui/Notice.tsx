import type { ReactNode } from 'react';
import classes from './Notice.module.css';
import { AlertIcon, CheckIcon } from './plainIcons.tsx';

interface NoticeProps {
  tone: 'danger' | 'success' | 'info';
  children: ReactNode;
}

/** A line that the person has to know of; read out as soon as it appears. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = tone === 'success' ? CheckIcon : AlertIcon;
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={classes.icon} />
      <div>{children}</div>
    </div>
  );
}
