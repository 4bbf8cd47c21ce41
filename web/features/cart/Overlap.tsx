import * as texts from '../../../texts/site/cart.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type CartItem, removeFromCart } from './cart.ts';
import classes from './Overlap.module.css';
import { overlapOf } from './overlap.ts';

/** Says where one plan in the cart holds another one, and offers to keep either; nothing where none does. */
export function Overlap({ items }: { items: CartItem[] }) {
  const locale = usePageLocale();
  const overlap = overlapOf(items);
  if (!overlap) return null;
  const { holder, held } = overlap;
  const isSamePlan = holder.code === held.code;
  const [larger, smaller] = [texts.planName(locale, holder.name), texts.planName(locale, held.name)];
  return (
    <section className={classes.overlap} aria-label={texts.overlap(locale)}>
      <Notice tone="info">
        <strong>{isSamePlan ? texts.bothTerms(locale) : texts.holdsAll(locale, larger, smaller)}</strong>{' '}
        {isSamePlan ? texts.oneTermIsEnough(locale) : texts.oneIsEnough(locale, larger)}
      </Notice>
      <div className={classes.choices}>
        <ActionButton look="outline" onClick={() => removeFromCart(held.id)}>
          {texts.keep(locale, larger)}
        </ActionButton>
        <ActionButton look="outline" onClick={() => removeFromCart(holder.id)}>
          {texts.keep(locale, smaller)}
        </ActionButton>
      </div>
    </section>
  );
}
