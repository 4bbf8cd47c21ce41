import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  createDoctorPage,
  type DoctorPageKind,
  doctorPageKinds,
  usualDoctorPageKinds,
  usualOpenDays,
} from '../../../contract/doctorPages.ts';
import { kindNames } from '../../../texts/doctorPages.ts';
import { shiftDate } from '../../lib/format.ts';
import { Failure } from '../../ui/Failure.tsx';
import classes from './DoctorPages.module.css';
import { useMakingPage } from './doctorPages.ts';
import { NewLink } from './NewLink.tsx';

const usualDays = 91;
const openDays = [7, usualOpenDays, 60];

/** Chooses what a page shows, a cycle only where one is kept, makes it, and shows its link once. */
export function DoctorPageForm({ today, hasCycle }: { today: string; hasCycle: boolean }) {
  const make = useMakingPage();
  const [from, setFrom] = useState(shiftDate(today, 1 - usualDays));
  const [to, setTo] = useState(today);
  const [kinds, setKinds] = useState<string[]>(usualDoctorPageKinds);
  const [days, setDays] = useState(usualOpenDays);
  const told = createDoctorPage.body.safeParse({ from, to, kinds });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expiresAt = `${shiftDate(today, days)}T00:00:00Z`;
    make.mutate({ from, to, kinds: kinds as DoctorPageKind[], expiresAt });
  };
  return (
    <>
      <form method="post" aria-label="Make a page for the doctor" className={classes.form} onSubmit={submit}>
        <TextInput
          type="date"
          label="From"
          max={to}
          value={from}
          onChange={({ currentTarget: { value } }) => setFrom(value)}
        />
        <TextInput
          type="date"
          label="To"
          max={today}
          value={to}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
        <NativeSelect
          label="Link open for"
          data={openDays.map((count) => ({ value: String(count), label: `${count} days` }))}
          value={String(days)}
          onChange={({ currentTarget: { value } }) => setDays(Number(value))}
        />
        <Checkbox.Group label="What it shows" className={classes.kinds} value={kinds} onChange={setKinds}>
          <div className={classes.choices}>
            {(hasCycle ? doctorPageKinds : usualDoctorPageKinds).map((kind) => (
              <Checkbox key={kind} value={kind} label={kindNames[kind]('en')} />
            ))}
          </div>
        </Checkbox.Group>
        {!told.success && <p className={classes.fault}>{told.error.issues[0]?.message}</p>}
        <Button type="submit" className={classes.make} disabled={!told.success || make.isPending}>
          {make.isPending ? 'Making...' : 'Make the page'}
        </Button>
      </form>
      <Failure text="The page was not made" error={make.error} />
      {make.data && <NewLink url={make.data.url} />}
    </>
  );
}
