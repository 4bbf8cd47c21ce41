import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Medicine } from '../../../contract/entries/medicines.ts';
import * as texts from '../../../texts/portal/entries/ownMedicines.ts';
import { diaryOf } from '../../lib/entries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { showToast } from '../../ui/toasts.ts';
import { titleOf } from './doses.ts';
import { MedicineList } from './MedicineList.tsx';
import type { Shown } from './MyMedicines.tsx';
import { useMedicines } from './medicines.ts';
import { OwnMedicineForm } from './OwnMedicineForm.tsx';
import { RemoveMedicine } from './RemoveMedicine.tsx';

interface OwnMedicinesProps {
  shown: Shown;
  show: (shown: Shown) => void;
}

/** The list of medicines, or the form or question about one of them in its place. */
export default function OwnMedicines({ shown, show }: OwnMedicinesProps) {
  const locale = usePageLocale();
  const queryClient = useQueryClient();
  const medicines = useMedicines();
  const day = useQuery(diaryOf());
  const { step, medicine } = shown;
  const back = () => show({ ...shown, step: 'list' });
  const goBack = (say: (typeof texts)['added'], told: Medicine) => {
    showToast('success', say(locale, titleOf(told)));
    back();
  };
  const saved = (told: Medicine) => {
    queryClient.invalidateQueries({ queryKey: queryKeys.reminders });
    goBack(medicine && step === 'change' ? texts.changed : texts.added, told);
  };
  return (
    <Loadable needs={[medicines, day]} skeleton={<Skeleton height={120} radius="md" />} failure={texts.failed(locale)}>
      {(known, { date }) => {
        if (step === 'remove' && medicine)
          return (
            <RemoveMedicine medicine={medicine} onRemoved={() => goBack(texts.removed, medicine)} onCancel={back} />
          );
        if (step !== 'list')
          return (
            <OwnMedicineForm
              medicine={step === 'change' ? medicine : undefined}
              today={date}
              onSaved={saved}
              onCancel={back}
            />
          );
        return <MedicineList medicines={known} today={date} cameFrom={medicine} show={show} />;
      }}
    </Loadable>
  );
}
