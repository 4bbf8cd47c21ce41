import type { ReactNode } from 'react';
import * as texts from '../../../texts/portal/account/profile.ts';
import { datedDay, figure } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './FieldTexts.module.css';
import type { ProfileField } from './profileSections.ts';

interface FieldTextsProps {
  fields: ProfileField[];
  valueAt: (name: string) => string | number;
  /** What stands below the value of one. */
  below?: Record<string, ReactNode>;
}

/** Fields of the profile to read: what is known, and after it the names of what isn't. */
export function FieldTexts({ fields, valueAt, below = {} }: FieldTextsProps) {
  const locale = usePageLocale();
  const isKnown = ({ name }: ProfileField) => valueAt(name) !== '';
  const known = fields.filter(isKnown);
  const unknown = fields.filter((field) => !isKnown(field) && field.name !== 'lifeStage').map(({ label }) => label);
  return (
    <>
      {known.length > 0 && (
        <dl className={classes.list} data-figures={fields[0]?.kind === 'figure' || undefined}>
          {known.map((field) => (
            <div key={field.name} className={field.kind === 'story' ? classes.wide : undefined}>
              <dt className={classes.label}>{field.label}</dt>
              <dd className={classes.value}>{told(field, valueAt(field.name))}</dd>
              {below[field.name] && <dd>{below[field.name]}</dd>}
            </div>
          ))}
        </dl>
      )}
      {unknown.length > 0 && <p className={classes.unknown}>{texts.notSetYet(locale, unknown.join(', '))}</p>}
    </>
  );
}

function told(field: ProfileField, value: string | number): string {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  if (field.kind === 'figure') return [figure(Number(value), 2), field.unit].filter(Boolean).join('\u00A0');
  return field.name === 'dob' ? datedDay(String(value)) : String(value);
}
