import { type ComponentType, useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ChevronDownIcon } from '../icons.tsx';
import classes from './SideNav.module.css';

interface Entry {
  to: string;
  label: string;
  Icon: ComponentType;
  /** It is current on its own page alone. */
  isExact?: boolean;
  /** It leaves the area. */
  isOuter?: boolean;
}

interface Group {
  label: string;
  entries: Entry[];
}

interface SideNavProps {
  label: string;
  entries: Entry[];
  /** Those that stand folded beneath, each behind its name; one is open at a time. */
  groups?: Group[];
  onChoose: () => void;
}

/** The pages of an area, beneath each other. */
export function SideNav({ label, entries, groups = [], onChoose }: SideNavProps) {
  const { pathname } = useLocation();
  const id = useId();
  const current = groups.find((group) => group.entries.some(({ to }) => pathname.startsWith(to))) ?? groups[0];
  return (
    <nav aria-label={label} className={classes.nav}>
      <SideLinks entries={entries} onChoose={onChoose} />
      {groups.map((group) => (
        <details key={group.label} name={id} open={group === current} className={classes.group}>
          <summary className={classes.summary}>
            {group.label}
            <ChevronDownIcon className={classes.mark} />
          </summary>
          <SideLinks entries={group.entries} onChoose={onChoose} />
        </details>
      ))}
    </nav>
  );
}

interface SideLinksProps {
  entries: Entry[];
  onChoose: () => void;
}

export const SideLinks = ({ entries, onChoose }: SideLinksProps) =>
  entries.map(({ to, label, Icon, isExact, isOuter }) =>
    isOuter ? (
      <a key={to} href={to} className={classes.link}>
        <Icon />
        {label}
      </a>
    ) : (
      <NavLink key={to} to={to} end={isExact} className={classes.link} onClick={onChoose} prefetch="intent">
        <Icon />
        {label}
      </NavLink>
    ),
  );
