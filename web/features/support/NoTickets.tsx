import { Button } from '@mantine/core';
import { Link } from 'react-router';
import * as texts from '../../../texts/portal/account/support.ts';
import { supportTabLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { EmptyState } from './EmptyState.tsx';

export function NoTickets() {
  const locale = usePageLocale();
  return (
    <EmptyState title={texts.none(locale)} text={texts.noneLead(locale)}>
      <Button component={Link} to={supportTabLink('create')} variant="light" leftSection={<PlusIcon />}>
        {texts.create(locale)}
      </Button>
    </EmptyState>
  );
}
