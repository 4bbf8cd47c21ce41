import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

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
