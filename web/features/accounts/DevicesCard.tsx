import { Button } from '@mantine/core';
import { deviceName } from '../../../contract/accounts/accounts.ts';
import * as texts from '../../../texts/portal/account/security.ts';
import { momentOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { useDevices, useSignOutDevice, useSignOutOthers } from './devices.ts';

export function DevicesCard() {
  const locale = usePageLocale();
  const devices = useDevices();
  const signOut = useSignOutDevice();
  const signOutOthers = useSignOutOthers();
  return (
    <Card title={texts.devices(locale)}>
      <Failure text={texts.notSignedOut(locale)} error={signOut.error} />
      <Failure text={texts.othersNotSignedOut(locale)} error={signOutOthers.error} />
      <Loadable needs={[devices]} skeleton={<LogSkeleton />} failure={texts.devicesFailed(locale)}>
        {(loaded) => (
          <>
            <ul>
              {loaded.map(({ id, userAgent, lastSeenAt, createdAt, current }) => (
                <ListRow
                  key={id}
                  name={
                    <>
                      {deviceName(userAgent, locale)} {current && <Badge tone="good">{texts.thisDevice(locale)}</Badge>}
                    </>
                  }
                  note={texts.deviceNote(locale, momentOf(createdAt), momentOf(lastSeenAt))}
                >
                  {!current && (
                    <Button
                      variant="default"
                      size="compact-md"
                      disabled={signOut.isPending && signOut.variables === id}
                      aria-label={texts.signOutOf(locale, deviceName(userAgent, locale), momentOf(createdAt))}
                      onClick={() => signOut.mutate(id)}
                    >
                      {texts.signOut(locale)}
                    </Button>
                  )}
                </ListRow>
              ))}
            </ul>
            {loaded.length > 1 && (
              <Button
                variant="default"
                mt="md"
                disabled={signOutOthers.isPending}
                onClick={() => signOutOthers.mutate(undefined)}
              >
                {texts.signOutOthers(locale)}
              </Button>
            )}
          </>
        )}
      </Loadable>
    </Card>
  );
}
