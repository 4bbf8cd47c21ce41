import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ManagedUser, type UserAction, userActions } from '../../../../contract/admin/admin.ts';
import { AskAboutChosen } from '../../../ui/lists/AskAboutChosen.tsx';
import { ChosenBar } from '../../../ui/lists/ChosenBar.tsx';
import type { Choosing } from '../../../ui/lists/useChosen.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WriteToChosen } from '../broadcasts/WriteToChosen.tsx';
import { actionLabels, actionText, consequences, outcomeTexts, useActOnUsers } from './actOnUsers.ts';

interface PeopleActionsProps {
  users: ManagedUser[];
  choosing: Choosing;
}

/** What can be done with several people at once, each time asked with their names. */
export function PeopleActions({ users, choosing }: PeopleActionsProps) {
  const [asked, setAsked] = useState<UserAction>();
  const [isWriting, setWriting] = useState(false);
  const [others, setOthers] = useState<string[]>([]);
  const act = useActOnUsers();
  const chosen = users.filter(({ id }) => choosing.ids.includes(id));
  const open = (action: UserAction) => {
    act.reset();
    setOthers([]);
    setAsked(action);
  };
  const confirm = (action: UserAction) =>
    act.mutate(
      { action, ids: choosing.ids },
      {
        onSuccess: ({ outcomes }) => {
          const texts = outcomeTexts(action, outcomes, users);
          showToast(outcomes.some(({ outcome }) => outcome === 'done') ? 'success' : 'info', texts.done);
          setOthers(texts.others);
          setAsked(undefined);
          choosing.clear();
        },
      },
    );

  return (
    <>
      {others.length > 0 && (
        <Notice tone="info">
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <ChosenBar choosing={choosing}>
        {userActions.map((action) => (
          <Button key={action} variant="default" size="compact-md" onClick={() => open(action)}>
            {actionLabels[action]}…
          </Button>
        ))}
        <Button variant="default" size="compact-md" onClick={() => setWriting(true)}>
          Write…
        </Button>
      </ChosenBar>
      <AskAboutChosen
        question={asked && `${actionText(asked, chosen.length)}?`}
        names={chosen.map(({ userName }) => userName)}
        answer={asked ? actionText(asked, chosen.length) : ''}
        isPending={act.isPending}
        failure="It is not certain what has changed; the list shows it"
        error={act.error}
        onConfirm={() => asked && confirm(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>{asked && consequences[asked]}</p>
      </AskAboutChosen>
      <WriteToChosen
        people={isWriting ? chosen : undefined}
        onSent={() => {
          setWriting(false);
          choosing.clear();
        }}
        onClose={() => setWriting(false)}
      />
    </>
  );
}
