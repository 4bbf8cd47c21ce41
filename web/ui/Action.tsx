import type { ComponentProps } from 'react';
import classes from './Action.module.css';

interface Look {
  look?: 'filled' | 'outline' | 'quiet' | 'light';
  size?: 'md' | 'lg';
  wide?: boolean;
}

/** A link that looks like a button. Public pages use these: they are lighter than the portal's buttons. */
export function ActionLink({ look = 'filled', size = 'md', wide, ...anchor }: Look & ComponentProps<'a'>) {
  return (
    <a
      {...anchor}
      className={`${classes.action} ${anchor.className ?? ''}`}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
    />
  );
}

export function ActionButton({ look = 'filled', size = 'md', wide, ...button }: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={`${classes.action} ${button.className ?? ''}`}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
    />
  );
}
