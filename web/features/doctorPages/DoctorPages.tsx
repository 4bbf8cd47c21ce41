import { Button } from '@mantine/core';
import { deviceName } from '../../../contract/accounts/accounts.ts';
import type { DoctorPage } from '../../../contract/doctorPages.ts';
import { kindNames } from '../../../texts/doctorPages.ts';
import { dateOf, momentOf, shortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './DoctorPages.module.css';
import { useRevokingPage } from './doctorPages.ts';

/** The pages that were made, who opened them, and how to close them. */
export function DoctorPages({ pages }: { pages: DoctorPage[] }) {
  const revoke = useRevokingPage();
  return (
    <>
      <Failure text="The page was not closed" error={revoke.error} />
      <ul className={classes.pages}>
        {pages.map((page) => (
          <li key={page.id} className={classes.page}>
            <div>
              <p className={classes.name}>
                {spanOf(page)} {!page.isOpen && <Badge>Expired</Badge>}
              </p>
              <p className={classes.note}>
                {page.kinds.map((kind) => kindNames[kind]('en')).join(', ')}.{' '}
                {page.isOpen ? 'Open until' : 'Expired on'} {dateOf(page.expiresAt)}.
              </p>
              <Openings page={page} />
            </div>
            <Button
              variant="default"
              size="compact-md"
              disabled={revoke.isPending && revoke.variables === page.id}
              aria-label={`Close the page of ${spanOf(page)}`}
              onClick={() => revoke.mutate(page.id)}
            >
              Close
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Openings({ page: { openedTimes, openings } }: { page: DoctorPage }) {
  if (openedTimes === 0) return <p className={classes.note}>Nobody has opened it yet.</p>;
  return (
    <details className={classes.note}>
      <summary>Opened {openedTimes === 1 ? 'once' : `${openedTimes} times`}</summary>
      <ul>
        {openings.map(({ openedAt, userAgent, network, isPdf }) => (
          <li key={`${openedAt} ${network}`}>
            {momentOf(openedAt)}: {deviceName(userAgent)}, {network}
            {isPdf ? ', as PDF' : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}

const spanOf = ({ from, to }: DoctorPage) => `${shortDate(from)} to ${shortDate(to)} ${to.slice(0, 4)}`;
