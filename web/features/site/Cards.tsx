import type { ComponentType, SVGProps } from 'react';
import classes from './Cards.module.css';

export interface CardText {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  title: string;
  text: string;
}

interface CardsProps {
  cards: CardText[];
  columns?: 2 | 3;
  /** On a phone the cards stand in a row to swipe, by this name. */
  strip?: string;
}

/** A grid of short statements, each with its drawing. */
export function Cards({ cards, columns = 3, strip }: CardsProps) {
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
        <li key={title} className={classes.card}>
          <span className={classes.icon}>
            <Icon />
          </span>
          <h3 className={classes.name}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
