import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromoCodeSetting } from '../../../../contract/admin/adminSettings.ts';
import { figure, momentOf, shortDate } from '../../../lib/format.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { readTimeZone } from '../../../lib/timeZone.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import { LogCard } from '../../../ui/lists/LogCard.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { PromoCodeLimits } from './PromoCodeLimits.tsx';
import { usePromoCodes } from './promoCodes.ts';
import { lastDate, promoState } from './promoTime.ts';

const tones = { active: 'good', ended: 'neutral', 'used up': 'neutral' } as const;
const names = { active: 'Active', ended: 'Ended', 'used up': 'Used up' } as const;

function untilText({ endsAt }: PromoCodeSetting): string {
  if (endsAt === null) return 'No end';
  return Date.parse(endsAt) <= Date.now() ? momentOf(endsAt) : shortDate(lastDate(endsAt, readTimeZone()));
}

const columns: Column<PromoCodeSetting>[] = [
  { title: 'Code', value: ({ code }) => code, isName: true },
  { title: 'Discount', value: ({ percent }) => `${percent} %`, isFigure: true },
  {
    title: 'State',
    value: (promo) => {
      const state = promoState(promo, Date.now());
      return <Badge tone={tones[state]}>{names[state]}</Badge>;
    },
  },
  {
    title: 'Used',
    value: ({ uses, mostUses }) => (mostUses === null ? figure(uses) : `${figure(uses)} of ${figure(mostUses)}`),
    isFigure: true,
  },
  { title: 'Until', value: untilText },
];

export function PromoCodesView() {
  const promoCodes = usePromoCodes();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<PromoCodeSetting>();
  const close = () => setEdited(undefined);
  const onSaved = (text: string) => {
    close();
    queryClient.invalidateQueries({ queryKey: queryKeys.promoCodes });
    showToast('success', text);
  };
  return (
    <>
      <LogCard
        title="Promo codes"
        add="New code"
        hide="Hide form"
        form={(closeForm) => (
          <PromoCodeForm
            onSaved={({ code }) => {
              closeForm();
              onSaved(`${code} can be used now.`);
            }}
            onCancel={closeForm}
          />
        )}
      >
        <Loadable needs={[promoCodes]} skeleton={<LogSkeleton />} failure="The promo codes can’t be shown">
          {(loaded) => (
            <DataTable
              caption="Promo codes, newest first"
              columns={columns}
              rows={loaded}
              keyOf={({ code }) => code}
              empty="No promo codes yet."
              actions={(promo) => (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`Edit ${promo.code}`}
                  onClick={() => setEdited(promo)}
                >
                  Edit
                </Button>
              )}
            />
          )}
        </Loadable>
      </LogCard>
      <Dialog title={edited?.code ?? ''} isOpen={edited !== undefined} onClose={close}>
        {edited && <PromoCodeLimits promo={edited} onSaved={onSaved} onCancel={close} />}
      </Dialog>
    </>
  );
}
