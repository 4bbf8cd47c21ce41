import { ActionButton } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type CartItem, removeFromCart } from './cart.ts';
import classes from './Overlap.module.css';
import { overlapOf } from './overlap.ts';

/** Says where one plan in the cart holds another one, and offers to keep either; nothing where none does. */
export function Overlap({ items }: { items: CartItem[] }) {
  const overlap = overlapOf(items);
  if (!overlap) return null;
  const { holder, held } = overlap;
  return (
    <section className={classes.overlap} aria-label="Two plans that overlap">
      <Notice tone="info">
        {holder.code === held.code ? (
          <>
            <strong>The same plan is here by the month and by the year.</strong> One is enough. Both would run one after
            the other.
          </>
        ) : (
          <>
            <strong>
              The {holder.name} has everything in the {held.name}.
            </strong>{' '}
            One is enough. Both would run one after the other, the {holder.name} first.
          </>
        )}
      </Notice>
      <div className={classes.choices}>
        <ActionButton look="outline" onClick={() => removeFromCart(held.id)}>
          Keep {holder.name}
        </ActionButton>
        <ActionButton look="outline" onClick={() => removeFromCart(holder.id)}>
          Keep {held.name}
        </ActionButton>
      </div>
    </section>
  );
}
