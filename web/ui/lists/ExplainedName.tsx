import classes from './ExplainedName.module.css';

/** A name; what explains it, "(Tamarind rice)", is quieter and stays together. */
export function ExplainedName({ name }: { name: string }) {
  const [, told, explained] = /^(.+) (\([^()]+\))$/.exec(name) ?? [];
  if (!told) return name;
  return (
    <>
      {told} <span className={classes.explained}>{explained}</span>
    </>
  );
}
