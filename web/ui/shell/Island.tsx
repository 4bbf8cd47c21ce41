import type { ComponentType } from 'react';

interface IslandProps<P extends object> {
  /** Its name in web/site.tsx. */
  name: string;
  part: ComponentType<P>;
  /** Plain values: they travel to the browser as JSON. */
  props: P;
  className?: string;
}

/** A part that comes alive in a page that is otherwise plain HTML. */
export function Island<P extends object>({ name, part: Part, props, className }: IslandProps<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      <Part {...props} />
    </div>
  );
}
