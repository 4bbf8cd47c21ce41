import type { ComponentType, SVGProps } from 'react';
import type { PageText } from '../../../texts/locale.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import classes from './Cards.module.css';

export interface CardText {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  title: PageText;
  text: PageText;
}

interface CardsProps {
  cards: CardText[];
  columns?: 2 | 3;
  /** On a phone the cards stand in a row to swipe, by this name. */
  strip?: string;
}

/** A grid of short statements, each with its drawing. */
export function Cards({ cards, columns = 3, strip }: CardsProps) {
  const locale = useSiteLocale();
  return (
    <ul
      className={classes.grid}
      data-columns={columns}
      data-strip={strip && true}
      aria-label={strip}
      // The keys scroll what has the focus.
      tabIndex={strip ? 0 : undefined}
    >
      {cards.map(({ Icon, title, text }) => (
        <li key={title('en')} className={classes.card}>
          <span className={classes.icon}>
            <Icon />
          </span>
          <h3 className={classes.name}>{title(locale)}</h3>
          <p className={classes.text}>{text(locale)}</p>
        </li>
      ))}
    </ul>
  );
}
