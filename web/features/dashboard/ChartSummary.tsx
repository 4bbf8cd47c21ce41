import classes from './ChartSummary.module.css';

/** A few figures above a chart, each with its name. */
export function ChartSummary({ figures }: { figures: Record<string, string> }) {
  return (
    <dl className={classes.summary}>
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
