import { type ComponentType, useId } from 'react';
import classes from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  /** What is chosen, for those who don't see it. */
  label: string;
  /** With drawings, the labels are for those who don't see them. */
  options: readonly { value: Value; label: string; Icon?: ComponentType }[];
  /** Undefined while it isn't known. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** What tells this choice from others; one that comes alive in a built page has to name it. */
  name?: string;
}

/** A choice of one out of a few that are all in view. */
export function Segments<Value extends string>({ label, options, value, onChange, name }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={classes.segments} data-drawn={options.some(({ Icon }) => Icon) || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.segment} title={option.Icon && option.label}>
          <input
            type="radio"
            name={name ?? id}
            className="visually-hidden"
            aria-label={option.Icon && option.label}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.Icon ? <option.Icon /> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
