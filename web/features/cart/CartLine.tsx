import { mostOf } from '../../../contract/commerce/checkout.ts';
import { rupees } from '../../lib/format.ts';
import { MinusIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './CartLine.module.css';
import { type CartItem, removeFromCart, setQuantity } from './cart.ts';

const mostFeatures = 6;

export function CartLine({ item }: { item: CartItem }) {
  const { id, term, name, price, duration, description, features, quantity } = item;
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.duration}>{duration}</p>
        </div>
        <p className={classes.price}>{rupees(price * 100 * quantity)}</p>
      </div>
      <p className={classes.description}>{description}</p>
      <ul className={classes.features}>
        {features.slice(0, mostFeatures).map((feature) => (
          <li key={feature}>
            <CheckIcon /> {feature}
          </li>
        ))}
      </ul>
      <div className={classes.controls}>
        <fieldset className={classes.quantity}>
          <legend className="visually-hidden">Quantity of {name}</legend>
          <button
            type="button"
            aria-label={`One less ${name}`}
            disabled={quantity <= 1}
            onClick={() => setQuantity(id, quantity - 1)}
          >
            <MinusIcon />
          </button>
          <output aria-label={`Quantity of ${name}`}>{quantity}</output>
          <button
            type="button"
            aria-label={`One more ${name}`}
            disabled={quantity >= mostOf[term]}
            onClick={() => setQuantity(id, quantity + 1)}
          >
            <PlusIcon />
          </button>
        </fieldset>
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove ${name}`}
          onClick={() => removeFromCart(id)}
        >
          <TrashIcon /> Remove
        </button>
      </div>
    </li>
  );
}
