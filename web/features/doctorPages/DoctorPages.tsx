import { Button } from '@mantine/core';
import { deviceName } from '../../../contract/accounts/accounts.ts';
import type { DoctorPage } from '../../../contract/doctorPages.ts';
import { kindNames } from '../../../texts/doctorPages.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/doctorPages.ts';
import { dateOf, momentOf, shortDate } from '../../lib/format.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './DoctorPages.module.css';
import { useRevokingPage } from './doctorPages.ts';

/** The pages that were made, who opened them, and how to close them. */
export function DoctorPages({ pages }: { pages: DoctorPage[] }) {
  const locale = usePageLocale();
  const revoke = useRevokingPage();
  return (
    <>
      <Failure text={texts.notClosed(locale)} error={revoke.error} />
      <ul className={classes.pages}>
        {pages.map((page) => (
          <li key={page.id} className={classes.page}>
            <div>
              <p className={classes.name}>
                {spanOf(page)} {!page.isOpen && <Badge>{texts.expired(locale)}</Badge>}
              </p>
              <p className={classes.note}>
                {(page.isOpen ? texts.openUntil : texts.expiredOn)(
                  locale,
                  page.kinds.map((kind) => kindNames[kind](locale)).join(', '),
                  dateOf(page.expiresAt),
                )}
              </p>
              <Openings page={page} />
            </div>
            <Button
              variant="default"
              size="compact-md"
              disabled={revoke.isPending && revoke.variables === page.id}
              aria-label={texts.closePage(locale, spanOf(page))}
              onClick={() => revoke.mutate(page.id)}
            >
              {controls.close(locale)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Openings({ page: { openedTimes, openings } }: { page: DoctorPage }) {
  const locale = usePageLocale();
  if (openedTimes === 0) return <p className={classes.note}>{texts.neverOpened(locale)}</p>;
  return (
    <details className={classes.note}>
      <summary>{texts.opened(locale, openedTimes)}</summary>
      <ul>
        {openings.map(({ openedAt, userAgent, network, isPdf }) => (
          <li key={`${openedAt} ${network}`}>
            {momentOf(openedAt)}: {deviceName(userAgent, locale)}, {network}
            {isPdf ? texts.asPdf(locale) : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}

const spanOf = ({ from, to }: DoctorPage) =>
  texts.span(readPageLocale(), shortDate(from), `${shortDate(to)} ${to.slice(0, 4)}`);
