import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { capitalised, momentOf } from '../../../lib/format.ts';
import { userSearchLink } from '../../../lib/links.ts';
import { Card } from '../../../ui/Card.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';
import classes from './AuditLog.module.css';
import { differencesOf } from './differences.ts';
import { type AdminAction, useActions } from './listActions.ts';

/** Subjects of what was done with people. */
const userPrefix = 'user ';

interface AuditLogProps {
  /** The one thing to look at; everything without. */
  subject: string | undefined;
  onChoose: (subject: string | undefined) => void;
}

export function AuditLog({ subject, onChoose }: AuditLogProps) {
  const [withReads, setWithReads] = useState(false);
  const actions = useActions(subject, withReads);
  const shown = actions.data?.pages.flatMap((page) => page.actions) ?? [];
  return (
    <Card title="Audit log">
      {subject && (
        <p className={classes.filter}>
          Only <strong>{subject}</strong>
          {subject.startsWith(userPrefix) && (
            <Link to={userSearchLink(subject.slice(userPrefix.length))} className={classes.link}>
              Show the user
            </Link>
          )}
          <Button variant="default" size="compact-sm" onClick={() => onChoose(undefined)}>
            Show everything
          </Button>
        </p>
      )}
      {!subject && (
        <Checkbox
          label="Also what was only looked at"
          checked={withReads}
          onChange={({ currentTarget }) => setWithReads(currentTarget.checked)}
        />
      )}
      <Loadable needs={[actions]} skeleton={<LogSkeleton />} failure="The audit log can’t be shown">
        {() =>
          shown.length === 0 ? (
            <p className={classes.empty}>No admin has done anything here yet.</p>
          ) : (
            <ol>
              {shown.map((action) => (
                <Action key={action.id} action={action} onChoose={onChoose} />
              ))}
            </ol>
          )
        }
      </Loadable>
      <ShowMore list={actions} />
    </Card>
  );
}

function Action({ action, onChoose }: { action: AdminAction; onChoose: AuditLogProps['onChoose'] }) {
  const differences = differencesOf(action);
  return (
    <li className={classes.action}>
      <p className={classes.head}>
        <strong>{capitalised(action.action)}</strong>
        <button type="button" className={classes.subject} onClick={() => onChoose(action.subject)}>
          {action.subject}
        </button>
      </p>
      <p className={classes.when}>
        <time dateTime={action.createdAt}>{momentOf(action.createdAt)}</time> by {action.adminName}
      </p>
      {differences.length > 0 && (
        <dl className={classes.differences}>
          {differences.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {before !== undefined && <del className={classes.before}>{before}</del>}
                {before !== undefined && after !== undefined && ' → '}
                {after !== undefined && <ins className={classes.after}>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
