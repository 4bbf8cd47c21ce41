import { Button } from '@mantine/core';
import { deviceName } from '../../../contract/accounts/accounts.ts';
import { momentOf } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { useDevices, useSignOutDevice, useSignOutOthers } from './devices.ts';

export function DevicesCard() {
  const devices = useDevices();
  const signOut = useSignOutDevice();
  const signOutOthers = useSignOutOthers();
  return (
    <Card title="Signed-in devices">
      <Failure text="The device was not signed out" error={signOut.error} />
      <Failure text="The other devices were not signed out" error={signOutOthers.error} />
      <Loadable needs={[devices]} skeleton={<LogSkeleton />} failure="The devices can’t be shown">
        {(loaded) => (
          <>
            <ul>
              {loaded.map(({ id, userAgent, lastSeenAt, createdAt, current }) => (
                <ListRow
                  key={id}
                  name={
                    <>
                      {deviceName(userAgent)} {current && <Badge tone="good">This device</Badge>}
                    </>
                  }
                  note={`Signed in ${momentOf(createdAt)}, last active ${momentOf(lastSeenAt)}`}
                >
                  {!current && (
                    <Button
                      variant="default"
                      size="compact-md"
                      disabled={signOut.isPending && signOut.variables === id}
                      aria-label={`Sign out ${deviceName(userAgent)}, signed in ${momentOf(createdAt)}`}
                      onClick={() => signOut.mutate(id)}
                    >
                      Sign out
                    </Button>
                  )}
                </ListRow>
              ))}
            </ul>
            {loaded.length > 1 && (
              <Button
                variant="default"
                disabled={signOutOthers.isPending}
                onClick={() => signOutOthers.mutate(undefined)}
              >
                Sign out all other devices
              </Button>
            )}
          </>
        )}
      </Loadable>
    </Card>
  );
}
