import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { checkPromoCode } from '../../../contract/commerce/checkout.ts';
import * as texts from '../../../texts/site/cart.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Cart, setPromo } from './cart.ts';
import classes from './PromoBox.module.css';

export function PromoBox({ promo }: { promo: Cart['promo'] }) {
  const locale = usePageLocale();
  const [code, setCode] = useState('');
  const check = useMutation({
    mutationFn: (wanted: string) => call(checkPromoCode, { body: { code: wanted } }),
    onSuccess: ({ code: known, percent }) => {
      setPromo({ code: known, percent });
      setCode('');
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 422) setPromo(null);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) check.mutate(code.trim());
  };

  return (
    <form className={classes.box} onSubmit={submit}>
      <label htmlFor="promo-code" className={classes.label}>
        {texts.promoCode(locale)}
      </label>
      <div className={classes.row}>
        <input
          id="promo-code"
          className={classes.input}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => setCode(event.target.value)}
        />
        <ActionButton type="submit" look="outline" disabled={check.isPending}>
          {texts.apply(locale)}
        </ActionButton>
      </div>
      {check.error && (
        <Notice tone="danger">
          {check.error instanceof ApiProblem && check.error.status === 422
            ? texts.invalidPromo(locale)
            : reasonOf(check.error)}
        </Notice>
      )}
      {promo && (
        <p className={classes.applied} role="status">
          <strong>{promo.code}</strong> {texts.takesOff(locale, promo.percent)}
          <button type="button" onClick={() => setPromo(null)}>
            {texts.remove(locale)}
          </button>
        </p>
      )}
    </form>
  );
}
