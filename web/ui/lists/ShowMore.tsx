import { Button } from '@mantine/core';
import classes from './ShowMore.module.css';

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Stands below a list that comes page by page, while there is another page. */
export function ShowMore({ list }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="default"
      className={classes.more}
      disabled={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
    </Button>
  );
}
