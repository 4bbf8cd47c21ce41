import { Textarea } from '@mantine/core';
import { refuseRefund } from '#schemas/commerce/subscriptions.ts';
import { useEntryForm } from '../../../lib/entryForm.ts';
import { priceTold } from '../../../lib/format.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EntryFields, WideField } from '../../../ui/lists/EntryFields.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { type Refund, useRefuseRefund } from './refunds.ts';

interface RefuseRefundProps {
  /** Asked about while there is one. */
  refund: Refund | undefined;
  onClose: () => void;
}

export function RefuseRefund({ refund, onClose }: RefuseRefundProps) {
  return (
    <Dialog title="Refuse the refund?" isOpen={refund !== undefined} onClose={onClose}>
      {refund && <ReasonForm refund={refund} onClose={onClose} />}
    </Dialog>
  );
}

function ReasonForm({ refund, onClose }: RefuseRefundProps & { refund: Refund }) {
  const refuse = useRefuseRefund();
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { reason: '' },
    schema: refuseRefund.body,
    toBody: (values) => values,
    save: ({ reason }) => refuse.mutateAsync({ id: refund.id, reason }),
    onSaved: (refused) => {
      onClose();
      showToast('success', `The refund of ${priceTold(refused)} was refused, and ${refused.userName} is told.`);
    },
  });
  return (
    <EntryFields
      label="Refuse the refund"
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="The request was not refused"
      onCancel={onClose}
      save="Refuse"
    >
      <WideField>
        <p>
          {refund.userName} keeps what order {refund.orderNumber} of {priceTold(refund)} bought, and can’t ask for this
          refund again.
        </p>
      </WideField>
      <WideField>
        <Textarea
          label="Reason"
          description={`${refund.userName} reads it.`}
          withAsterisk
          data-autofocus
          autosize
          minRows={3}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
      </WideField>
    </EntryFields>
  );
}
