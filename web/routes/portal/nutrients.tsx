import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { furtherNutrients } from '../../../contract/nutrients.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { type NutrientIntakes, useNutrients } from '../../features/nutrients/getNutrients.ts';
import { nutrientGroups } from '../../features/nutrients/groups.ts';
import { NutrientList, percent } from '../../features/nutrients/NutrientList.tsx';
import { shiftDate } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useQueryParameters } from '../../lib/queryParameters.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { Segments } from '../../ui/Segments.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.nutrients);
export const handle = { title: pages.nutrients };

/** What is known of this much of the energy is taken for all of it. */
const nearlyAll = 0.95;
const ranges = [
  { value: 'day', label: 'Today', days: 1 },
  { value: 'week', label: '7 days', days: 7 },
  { value: 'month', label: '30 days', days: 30 },
] as const;

/** What the address asks for: `?range=`, a time that ends today. */
export default function Nutrients() {
  const today = useToday();
  const [query, changeQuery] = useQueryParameters();
  const range = ranges.find(({ value }) => value === query.get('range')) ?? ranges[1];
  const waiting = <Skeleton height={640} radius="lg" />;
  return (
    <div className={classes.page}>
      <Segments
        label="Time"
        options={ranges}
        value={range.value}
        onChange={(chosen) => changeQuery(() => new URLSearchParams({ range: chosen }))}
      />
      <Loadable needs={[today]} skeleton={waiting} failure="The nutrients can’t be shown">
        {({ date }) => <Intakes from={shiftDate(date, 1 - range.days)} to={date} />}
      </Loadable>
    </div>
  );
}

function Intakes({ from, to }: { from: string; to: string }) {
  return (
    <Loadable
      needs={[useNutrients(from, to)]}
      skeleton={<Skeleton height={640} radius="lg" />}
      failure="The nutrients can’t be shown"
    >
      {(intakes) => (intakes.loggedDays === 0 ? <NothingLogged /> : <Shown {...intakes} />)}
    </Loadable>
  );
}

const NothingLogged = () => (
  <p className={classes.lead}>
    No food is logged in this time. <Link to={links.foodIntake}>Log what you ate</Link> to see what was in it.
  </p>
);

function Shown(intakes: NutrientIntakes) {
  const { nutrients, referenceFor } = intakes;
  const usualShare = usualShareOf(nutrients);
  return (
    <>
      <p className={classes.lead}>
        {summaryOf(intakes)}
        {usualShare < nearlyAll &&
          ` Vitamins and minerals are known of ${percent(usualShare)} of it: there is at least what is shown.`}
      </p>
      {nutrientGroups.map(({ title, names }) => (
        <Card key={title} title={title}>
          <NutrientList
            usualShare={usualShare}
            intakes={names.flatMap((name) => nutrients.find((intake) => intake.name === name) ?? [])}
          />
        </Card>
      ))}
      <p className={classes.lead}>
        {referenceOf(referenceFor)} What isn’t known of a food stays unknown and is never counted as 0.{' '}
        {referenceFor.gender === '' && <Link to={links.profile}>Tell your sex for the rest of them.</Link>}
      </p>
    </>
  );
}

/** The share of the energy that the middle one of the further nutrients is known of. */
function usualShareOf(nutrients: NutrientIntakes['nutrients']): number {
  const shares = furtherNutrients.flatMap(
    ({ name }) => nutrients.find((known) => known.name === name)?.knownShare ?? [],
  );
  return shares.toSorted((one, other) => one - other)[Math.floor(shares.length / 2)] ?? 1;
}

function summaryOf({ loggedDays, from, to }: NutrientIntakes): string {
  if (from === to) return 'What you have eaten today.';
  return `An average day, of the ${loggedDays === 1 ? 'one day' : `${loggedDays} days`} with food.`;
}

const lifeStages = { '': '', pregnant: ' who are pregnant', breastfeeding: ' who breastfeed' };
const people = { '': 'adults', male: 'men', female: 'women', other: 'adults' };

function referenceOf({ gender, lifeStage, fromAge, toAge }: NutrientIntakes['referenceFor']): string {
  const ages = toAge === null ? `from ${fromAge}` : `of ${fromAge} to ${toAge}`;
  return `Beside it stands what ICMR-NIN (2020) recommends for ${people[gender]} ${ages}${lifeStages[lifeStage]}.`;
}
