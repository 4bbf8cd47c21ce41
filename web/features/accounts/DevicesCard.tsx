import { Button } from '@mantine/core';
import { momentOf } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/LogSkeleton.tsx';
import classes from './DevicesCard.module.css';
import { deviceName, useDevices, useSignOutDevice } from './devices.ts';

export function DevicesCard() {
  const devices = useDevices();
  const signOut = useSignOutDevice();
  return (
    <Card title="Signed-in devices">
      <Failure text="The device was not signed out" error={signOut.error} />
      <Loadable needs={[devices]} skeleton={<LogSkeleton />} failure={() => 'The devices can’t be shown'}>
        {() => (
          <ul>
            {devices.data?.map(({ id, userAgent, lastSeenAt, createdAt, current }) => (
              <li key={id} className={classes.device}>
                <div>
                  <p className={classes.name}>
                    {deviceName(userAgent)}
                    {current && <span className={classes.current}>This device</span>}
                  </p>
                  <p className={classes.times}>
                    Signed in {momentOf(createdAt)}, last active {momentOf(lastSeenAt)}
                  </p>
                </div>
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
              </li>
            ))}
          </ul>
        )}
      </Loadable>
    </Card>
  );
}
