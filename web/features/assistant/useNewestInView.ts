import { useEffect, useLayoutEffect, useRef } from 'react';

const closeToEndPx = 120;

interface Shown {
  oldest: string | undefined;
  newest: string | undefined;
  /** The person's own words always come into view. */
  isOwn: boolean;
}

/** Keeps the end of a scrolling list in view unless the person has scrolled up, and the place when older ones load. */
export function useNewestInView({ oldest, newest, isOwn }: Shown) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ oldest, newest: undefined as string | undefined, height: 0 });

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    if (newest !== before.current.newest) {
      if (isOwn || isAtEnd.current) list.scrollTop = list.scrollHeight;
    } else if (oldest !== before.current.oldest) {
      list.scrollTop += list.scrollHeight - before.current.height;
    }
    before.current = { oldest, newest, height: list.scrollHeight };
  });

  // The list shrinks as the field below it grows.
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const resizing = new ResizeObserver(() => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    });
    resizing.observe(list);
    return () => resizing.disconnect();
  }, []);

  const onScroll = () => {
    const list = ref.current;
    if (list) isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < closeToEndPx;
  };
  return { ref, onScroll };
}
