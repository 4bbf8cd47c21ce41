import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import classes from './SideNav.module.css';

interface SideNavProps {
  label: string;
  /** One that is exact is current on its own page alone; an outer one leaves the area. */
  entries: { to: string; label: string; Icon: ComponentType; isExact?: boolean; isOuter?: boolean }[];
  onChoose: () => void;
}

/** The pages of an area, beneath each other. */
export function SideNav({ label, entries, onChoose }: SideNavProps) {
  return (
    <nav aria-label={label} className={classes.nav}>
      {entries.map(({ to, label: name, Icon, isExact, isOuter }) =>
        isOuter ? (
          <a key={to} href={to} className={classes.link}>
            <Icon />
            {name}
          </a>
        ) : (
          <NavLink key={to} to={to} end={isExact} className={classes.link} onClick={onChoose} prefetch="intent">
            <Icon />
            {name}
          </NavLink>
        ),
      )}
    </nav>
  );
}
