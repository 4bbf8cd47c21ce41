import classes from './Sparkline.module.css';

const width = 100;
const height = 24;

interface SparklineProps {
  values: number[];
  /** All that it shows, in words. */
  label: string;
}

/** A course at a glance, from the least of its values to the most; level where they are all the same. */
export function Sparkline({ values, label }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = (index / Math.max(values.length - 1, 1)) * width;
    const y = most === least ? height / 2 : height - ((value - least) / (most - least)) * height;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -1 ${width} ${height + 2}`}
      preserveAspectRatio="none"
      className={classes.sparkline}
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
