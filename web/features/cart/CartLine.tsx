import { mostOf } from '../../../contract/commerce/checkout.ts';
import { planWords } from '../../../texts/commerce/plans.ts';
import * as texts from '../../../texts/site/cart.ts';
import { rupees } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { MinusIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './CartLine.module.css';
import { type CartItem, removeFromCart, setQuantity } from './cart.ts';

const mostFeatures = 6;

export function CartLine({ item }: { item: CartItem }) {
  const locale = usePageLocale();
  const { id, term, price, duration, description, features, quantity } = item;
  const name = texts.planName(locale, item.name);
  const said = (text: string) => planWords(locale)[text] ?? text;
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.duration}>{texts.durations[duration]?.(locale) ?? duration}</p>
        </div>
        <p className={classes.price}>{rupees(price * 100 * quantity)}</p>
      </div>
      <p className={classes.description}>{said(description)}</p>
      <ul className={classes.features}>
        {features.slice(0, mostFeatures).map((feature) => (
          <li key={feature}>
            <CheckIcon /> {said(feature)}
          </li>
        ))}
      </ul>
      <div className={classes.controls}>
        <fieldset className={classes.quantity}>
          <legend className="visually-hidden">{texts.quantityOf(locale, name)}</legend>
          <button
            type="button"
            aria-label={texts.oneLess(locale, name)}
            disabled={quantity <= 1}
            onClick={() => setQuantity(id, quantity - 1)}
          >
            <MinusIcon />
          </button>
          <output aria-label={texts.quantityOf(locale, name)}>{quantity}</output>
          <button
            type="button"
            aria-label={texts.oneMore(locale, name)}
            disabled={quantity >= mostOf[term]}
            onClick={() => setQuantity(id, quantity + 1)}
          >
            <PlusIcon />
          </button>
        </fieldset>
        <button
          type="button"
          className={classes.remove}
          aria-label={texts.removeOne(locale, name)}
          onClick={() => removeFromCart(id)}
        >
          <TrashIcon /> {texts.remove(locale)}
        </button>
      </div>
    </li>
  );
}
