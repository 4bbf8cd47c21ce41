import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { countries, postalCodeFault } from '../../../contract/commerce/checkout.ts';
import * as texts from '../../../texts/site/checkout.ts';
import { focusFirst } from '../../lib/fieldErrors.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import type { Session } from '../../lib/session.ts';
import classes from './BillingForm.module.css';
import type { Billing } from './checkout.ts';
import { countryOf } from './countryOf.ts';
import type { LastBilling } from './getLastBilling.ts';
import { stateOfPin } from './stateOfPin.ts';

interface BillingFormProps {
  session: Session | null;
  /** Of the last order, to begin with. */
  last: LastBilling | null;
  onSubmit: (billing: Billing) => void;
  /** By which the page's button sends the form. */
  id: string;
  /** What the server refused. */
  errors: { path: string; message: string }[];
}

const { fields } = texts;

/** The fields' names in an order, where they differ. */
const fieldOf: Record<string, string> = { 'billing.postal_code': 'zipCode', 'billing.name': 'firstName' };

/** The last word is the last name. */
function nameOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** Where a whole PIN code lies. */
const stateAt = ({ zipCode, country }: { zipCode: string; country: Billing['country'] }): string | undefined =>
  country === 'IN' && !postalCodeFault(zipCode, country) ? stateOfPin(zipCode) : undefined;

export function BillingForm({ session, last, onSubmit, id, errors }: BillingFormProps) {
  const locale = usePageLocale();
  const [country, setCountry] = useState<Billing['country']>(
    () => last?.country ?? countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      email: last?.email || (session?.email ?? ''),
      ...nameOf(last?.name ?? `${session?.firstName ?? ''} ${session?.lastName ?? ''}`),
      address: last?.address ?? '',
      city: last?.city ?? '',
      state: last?.state ?? '',
      zipCode: last?.postal_code ?? '',
      country,
    },
    validate: {
      email: isEmail(texts.enterEmail(locale)),
      ...Object.fromEntries(
        Object.entries(texts.missing).map(([name, message]) => [name, isNotEmpty(message(locale))]),
      ),
      zipCode: (value, values) => {
        if (value.trim() === '') return texts.missing.zipCode(locale);
        const fault = postalCodeFault(value, values.country);
        return fault ? texts.pinFault(locale, fault) : null;
      },
    },
    validateInputOnBlur: ['zipCode'],
    onValuesChange: (values, before) => {
      setCountry(values.country);
      const state = stateAt(values);
      const isOurs = values.state.trim() === '' || values.state === stateAt(before);
      if (state && isOurs && values.state !== state) form.setFieldValue('state', state);
    },
  });
  const refused = Object.fromEntries(
    errors.map(({ path, message }) => [fieldOf[path] ?? path.replace('billing.', ''), message]),
  );
  const field = (name: keyof typeof form.values, label: string, autoComplete: string) => (
    <TextInput
      label={label}
      size="md"
      withAsterisk
      maxLength={name === 'zipCode' ? 20 : 200}
      autoComplete={autoComplete}
      inputMode={name === 'zipCode' && country === 'IN' ? 'numeric' : undefined}
      key={form.key(name)}
      {...form.getInputProps(name)}
      error={form.errors[name] ?? refused[name]}
    />
  );
  return (
    <form
      id={id}
      method="post"
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        ({ firstName, lastName, zipCode, ...rest }) =>
          onSubmit({ ...rest, name: `${firstName} ${lastName}`.trim(), postal_code: zipCode }),
        (faults) => focusFirst(form, faults),
      )}
    >
      <section aria-labelledby="contact-title" className={classes.section}>
        <h2 id="contact-title" className={classes.title}>
          {texts.contact(locale)}
        </h2>
        <TextInput
          type="email"
          label={fields.email(locale)}
          size="md"
          withAsterisk
          maxLength={254}
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
          error={form.errors.email ?? refused.email}
        />
        <div className={classes.pair}>
          {field('firstName', fields.firstName(locale), 'given-name')}
          {field('lastName', fields.lastName(locale), 'family-name')}
        </div>
      </section>
      <section aria-labelledby="billing-title" className={classes.section}>
        <h2 id="billing-title" className={classes.title}>
          {texts.address(locale)}
        </h2>
        {field('address', fields.address(locale), 'street-address')}
        <div className={classes.pair}>
          {field('zipCode', (country === 'IN' ? fields.pinCode : fields.postalCode)(locale), 'postal-code')}
          {field('city', fields.city(locale), 'address-level2')}
        </div>
        <div className={classes.pair}>
          {field('state', fields.state(locale), 'address-level1')}
          <NativeSelect
            label={fields.country(locale)}
            size="md"
            withAsterisk
            autoComplete="country"
            data={countries.map((value) => ({ value, label: texts.countryNames[value](locale) }))}
            key={form.key('country')}
            {...form.getInputProps('country')}
          />
        </div>
      </section>
    </form>
  );
}
