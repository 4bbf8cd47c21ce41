import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Buttons } from '../../ui/Buttons.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useMakingKind } from './ownKinds.ts';

interface OwnKindFormProps {
  onMade: (id: string) => void;
  onCancel: () => void;
}

/** A kind of reading that FitPulse doesn't know, with its unit. */
export function OwnKindForm({ onMade, onCancel }: OwnKindFormProps) {
  const [name, setName] = useState('');
  const [unit, setUnit] = useState('');
  const making = useMakingKind();
  return (
    <>
      <Failure text="The kind could not be added" error={making.error} />
      <TextInput
        label="What do you measure?"
        placeholder="Peak flow"
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Unit (optional)"
        placeholder="L/min"
        maxLength={20}
        value={unit}
        onChange={(event) => setUnit(event.currentTarget.value)}
      />
      <Buttons>
        <Button variant="default" onClick={onCancel}>
          Back
        </Button>
        <Button
          disabled={name.trim() === '' || making.isPending}
          onClick={() => making.mutate({ name, unit }, { onSuccess: ({ id }) => onMade(id) })}
        >
          Add this kind
        </Button>
      </Buttons>
    </>
  );
}
