import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  createDoctorPage,
  type DoctorPageKind,
  doctorPageKinds,
  usualDoctorPageKinds,
  usualOpenDays,
} from '#schemas/doctorPages.ts';
import { kindNames } from '../../../texts/doctorPages.ts';
import * as texts from '../../../texts/portal/doctorPages.ts';
import { refusedByContract } from '../../lib/fieldErrors.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { Failure } from '../../ui/Failure.tsx';
import classes from './DoctorPages.module.css';
import { useMakingPage } from './doctorPages.ts';
import { NewLink } from './NewLink.tsx';

const usualDays = 91;
const openDays = [7, usualOpenDays, 60];

/** Chooses what a page shows, a cycle only where one is kept, makes it, and shows its link once. */
export function DoctorPageForm({ today, hasCycle }: { today: string; hasCycle: boolean }) {
  const locale = usePageLocale();
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
      <form method="post" aria-label={texts.form(locale)} className={classes.form} onSubmit={submit}>
        <TextInput
          type="date"
          label={texts.from(locale)}
          max={to}
          value={from}
          onChange={({ currentTarget: { value } }) => setFrom(value)}
        />
        <TextInput
          type="date"
          label={texts.to(locale)}
          max={today}
          value={to}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
        <NativeSelect
          label={texts.openFor(locale)}
          data={openDays.map((count) => ({ value: String(count), label: texts.days(locale, count) }))}
          value={String(days)}
          onChange={({ currentTarget: { value } }) => setDays(Number(value))}
        />
        <Checkbox.Group label={texts.whatShows(locale)} className={classes.kinds} value={kinds} onChange={setKinds}>
          <div className={classes.choices}>
            {(hasCycle ? doctorPageKinds : usualDoctorPageKinds).map((kind) => (
              <Checkbox key={kind} value={kind} label={kindNames[kind](locale)} />
            ))}
          </div>
        </Checkbox.Group>
        {!told.success && <p className={classes.fault}>{Object.values(refusedByContract(told.error))[0]}</p>}
        <Button type="submit" className={classes.make} disabled={!told.success || make.isPending}>
          {make.isPending ? texts.making(locale) : texts.make(locale)}
        </Button>
      </form>
      {(make.error || make.data) && (
        <div className={classes.made}>
          <Failure text={texts.notMade(locale)} error={make.error} />
          {make.data && <NewLink url={make.data.url} />}
        </div>
      )}
    </>
  );
}
