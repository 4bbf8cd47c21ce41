import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { countries } from '../../../contract/checkout.ts';
import type { Session } from '../../lib/session.ts';
import classes from './BillingForm.module.css';
import type { Billing } from './checkout.ts';

const countryNames: Record<(typeof countries)[number], string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  IN: 'India',
};

interface BillingFormProps {
  session: Session | null;
  onSubmit: (billing: Billing) => void;
  /** By which the page's button sends the form. */
  id: string;
  /** What the server refused. */
  errors: { path: string; message: string }[];
}

/** The fields' names in an order, where they differ. */
const fieldOf: Record<string, string> = { 'billing.postal_code': 'zipCode', 'billing.name': 'firstName' };

export function BillingForm({ session, onSubmit, id, errors }: BillingFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      email: session?.email ?? '',
      firstName: session?.firstName ?? '',
      lastName: session?.lastName ?? '',
      address: '',
      city: '',
      state: '',
      zipCode: '',
      country: 'US' as Billing['country'],
    },
  });
  const refused = Object.fromEntries(
    errors.map(({ path, message }) => [fieldOf[path] ?? path.replace('billing.', ''), message]),
  );
  const field = (name: keyof typeof form.values, label: string, autoComplete: string) => (
    <TextInput
      label={label}
      size="md"
      required
      maxLength={name === 'zipCode' ? 20 : 200}
      autoComplete={autoComplete}
      key={form.key(name)}
      {...form.getInputProps(name)}
      error={refused[name]}
    />
  );
  return (
    <form
      id={id}
      method="post"
      className={classes.form}
      onSubmit={form.onSubmit(({ firstName, lastName, zipCode, ...rest }) =>
        onSubmit({ ...rest, name: `${firstName} ${lastName}`.trim(), postal_code: zipCode }),
      )}
    >
      <section aria-labelledby="contact-title" className={classes.section}>
        <h2 id="contact-title" className={classes.title}>
          Contact
        </h2>
        <TextInput
          type="email"
          label="Email"
          size="md"
          required
          maxLength={254}
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
          error={refused.email}
        />
        <div className={classes.pair}>
          {field('firstName', 'First name', 'given-name')}
          {field('lastName', 'Last name', 'family-name')}
        </div>
      </section>
      <section aria-labelledby="billing-title" className={classes.section}>
        <h2 id="billing-title" className={classes.title}>
          Billing address
        </h2>
        {field('address', 'Street address', 'street-address')}
        <div className={classes.pair}>
          {field('city', 'City', 'address-level2')}
          {field('state', 'State', 'address-level1')}
        </div>
        <div className={classes.pair}>
          {field('zipCode', 'ZIP code', 'postal-code')}
          <NativeSelect
            label="Country"
            size="md"
            required
            autoComplete="country"
            data={countries.map((value) => ({ value, label: countryNames[value] }))}
            key={form.key('country')}
            {...form.getInputProps('country')}
          />
        </div>
      </section>
    </form>
  );
}
