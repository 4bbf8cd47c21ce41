import type { ComponentProps } from 'react';
import { DosesOfDay } from './DosesOfDay.tsx';
import { MyMedicines } from './MyMedicines.tsx';

/** The doses of a day, and the way to the list that they come from. */
export function MedicinesAndDoses(props: ComponentProps<typeof DosesOfDay>) {
  return (
    <>
      <DosesOfDay {...props} />
      <MyMedicines />
    </>
  );
}
