import { Button } from '@mantine/core';
import * as texts from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './ShowMore.module.css';

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Stands below a list that comes page by page, while there is another page. */
export function ShowMore({ list }: ShowMoreProps) {
  const locale = usePageLocale();
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="default"
      className={classes.more}
      disabled={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? texts.loading(locale) : texts.showMore(locale)}
    </Button>
  );
}
