import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';

type Change = (known: URLSearchParams) => URLSearchParams;

/** The query of the address; changes that come faster than the page follows build on each other. */
export function useQueryParameters(): [URLSearchParams, (change: Change) => void] {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const changeQuery = (change: Change) => {
    latest.current = change(latest.current);
    setQuery(latest.current, { replace: true });
  };
  return [query, changeQuery];
}

/** What an address asks of a route with this query; what there is no such thing as is left out. */
export function readQuery<Schema extends z.ZodObject>(
  schema: Schema,
  query: URLSearchParams,
): Partial<z.output<Schema>> {
  const values = Object.keys(schema.shape).map((name) => {
    const field: z.ZodType = schema.shape[name];
    return [name, field.safeParse(query.get(name)).data];
  });
  return Object.fromEntries(values.filter(([, value]) => value)) as Partial<z.output<Schema>>;
}

/** The query with one value changed; an empty one is taken out. */
export function withValue(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(name);
  if (value.trim() !== '') changed.set(name, value.trim());
  return changed;
}
