import { Button } from '@mantine/core';
import { Link } from 'react-router';
import * as texts from '../../../texts/portal/account/support.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { EmptyState } from './EmptyState.tsx';

/** Also for a ticket of somebody else: its existence is nobody's business. */
export function TicketNotFound({ back }: { back: { to: string; label: string } }) {
  const locale = usePageLocale();
  return (
    <EmptyState title={texts.notFound(locale)} text={texts.checkAddress(locale)}>
      <Button component={Link} to={back.to} variant="light">
        {texts.backTo(locale, back.label)}
      </Button>
    </EmptyState>
  );
}
