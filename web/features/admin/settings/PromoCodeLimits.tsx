import { Button, NumberInput, TextInput } from '@mantine/core';
import { type PromoCodeSetting, updatePromoCode } from '#schemas/admin/adminSettings.ts';
import { call } from '../../../lib/api.ts';
import { useEntryForm } from '../../../lib/entryForm.ts';
import { readTimeZone } from '../../../lib/timeZone.ts';
import { DangerButton } from '../../../ui/DangerButton.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { EntryFields } from '../../../ui/lists/EntryFields.tsx';
import classes from './PromoCodeLimits.module.css';
import { useEndPromoCode } from './promoCodes.ts';
import { endOfDay, lastDate, promoState } from './promoTime.ts';

interface PromoCodeLimitsProps {
  promo: PromoCodeSetting;
  /** With what there is to say. */
  onSaved: (text: string) => void;
  onCancel: () => void;
}

/** Until when and how often a code holds, and its end. */
export function PromoCodeLimits({ promo, onSaved, onCancel }: PromoCodeLimitsProps) {
  const end = useEndPromoCode();
  const timeZone = readTimeZone();
  const knownDate = promo.endsAt === null ? '' : lastDate(promo.endsAt, timeZone);
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { mostUses: (promo.mostUses ?? '') as number | '', endsAt: knownDate },
    schema: updatePromoCode.body,
    toBody: ({ endsAt, mostUses }) => ({
      // A code may end within a day: that moment stays unless another day is chosen.
      endsAt: endsAt === knownDate ? promo.endsAt : endsAt === '' ? null : endOfDay(endsAt, timeZone),
      mostUses: mostUses === '' ? null : mostUses,
    }),
    save: (body) => call(updatePromoCode, { params: { code: promo.code }, body }),
    onSaved: () => onSaved(`${promo.code} was saved.`),
  });
  const finish = (how: 'end' | 'delete') =>
    end.mutate(
      { code: promo.code, how },
      { onSuccess: () => onSaved(`${promo.code} ${how === 'end' ? 'has ended.' : 'was deleted.'}`) },
    );
  return (
    <div className={classes.parts}>
      <EntryFields
        label={`Limits of ${promo.code}`}
        onSubmit={submit}
        isSaving={isSaving}
        error={error}
        failure="The code was not saved"
        onCancel={onCancel}
      >
        <NumberInput
          label="Most uses"
          placeholder="Any number"
          allowDecimal={false}
          data-autofocus
          {...form.getInputProps('mostUses')}
        />
        <TextInput label="Last day" type="date" {...form.getInputProps('endsAt')} />
      </EntryFields>
      <div className={classes.end}>
        <Failure text="That didn’t work" error={end.error} />
        <p className={classes.hint}>
          {promo.uses > 0
            ? 'Ended, it takes no more orders; those that used it keep their discount.'
            : 'No order has used it, so it can also be deleted.'}
        </p>
        <div className={classes.buttons}>
          {promoState(promo, Date.now()) !== 'ended' && (
            <Button variant="default" disabled={end.isPending} onClick={() => finish('end')}>
              End now
            </Button>
          )}
          {promo.uses === 0 && (
            <DangerButton disabled={end.isPending} onClick={() => finish('delete')}>
              Delete
            </DangerButton>
          )}
        </div>
      </div>
    </div>
  );
}
