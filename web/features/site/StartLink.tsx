import type { ComponentProps } from 'react';
import * as texts from '../../../texts/site/landing.ts';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { ActionLink } from '../../ui/Action.tsx';

/** Leads somebody new to an account, and who is signed in to their diary. */
export function StartLink(props: ComponentProps<typeof ActionLink>) {
  const locale = useSiteLocale();
  return (
    <>
      <ActionLink {...props} data-for="guests" />
      <ActionLink {...props} href={links.portal} data-for="members">
        {texts.openDiary(locale)}
      </ActionLink>
    </>
  );
}
