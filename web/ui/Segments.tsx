import { useId } from 'react';
import classes from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  /** What is chosen, for those who don't see it. */
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one out of a few that are all in view. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.segments}>
      <legend className={classes.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            className={classes.hidden}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
