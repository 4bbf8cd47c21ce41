import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/readings.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useMakingKind } from './ownKinds.ts';

interface OwnKindFormProps {
  onMade: (id: string) => void;
  onCancel: () => void;
}

/** A kind of reading that FitPulse doesn't know, with its unit. */
export function OwnKindForm({ onMade, onCancel }: OwnKindFormProps) {
  const locale = usePageLocale();
  const [name, setName] = useState('');
  const [unit, setUnit] = useState('');
  const making = useMakingKind();
  return (
    <>
      <Failure text={texts.ownKindFailed(locale)} error={making.error} />
      <TextInput
        label={texts.whatMeasured(locale)}
        placeholder={texts.exampleKind(locale)}
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={texts.unitOptional(locale)}
        placeholder={texts.exampleUnit(locale)}
        maxLength={20}
        value={unit}
        onChange={(event) => setUnit(event.currentTarget.value)}
      />
      <Buttons>
        <Button variant="default" onClick={onCancel}>
          {controls.back(locale)}
        </Button>
        <Button
          disabled={name.trim() === '' || making.isPending}
          onClick={() => making.mutate({ name, unit }, { onSuccess: ({ id }) => onMade(id) })}
        >
          {texts.addKind(locale)}
        </Button>
      </Buttons>
    </>
  );
}
