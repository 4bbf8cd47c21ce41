import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { furtherNutrients } from '../../../contract/nutrients.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import * as texts from '../../../texts/portal/nutrients.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { type NutrientIntakes, useNutrients } from '../../features/nutrients/getNutrients.ts';
import { nutrientGroups } from '../../features/nutrients/groups.ts';
import { NutrientList, percent } from '../../features/nutrients/NutrientList.tsx';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useQueryParameters } from '../../lib/queryParameters.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { Segments } from '../../ui/Segments.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.nutrients);
export const handle = { title: pages.nutrients };

/** What is known of this much of the energy is taken for all of it. */
const nearlyAll = 0.95;
const ranges = [
  { value: 'day', days: 1 },
  { value: 'week', days: 7 },
  { value: 'month', days: 30 },
] as const;

/** What the address asks for: `?range=`, a time that ends today. */
export default function Nutrients() {
  const locale = usePageLocale();
  const today = useToday();
  const [query, changeQuery] = useQueryParameters();
  const range = ranges.find(({ value }) => value === query.get('range')) ?? ranges[1];
  const waiting = <Skeleton height={640} radius="lg" />;
  return (
    <div className={classes.page}>
      <Segments
        label={texts.time(locale)}
        options={ranges.map(({ value }) => ({ value, label: texts.ranges[value](locale) }))}
        value={range.value}
        onChange={(chosen) => changeQuery(() => new URLSearchParams({ range: chosen }))}
      />
      <Loadable needs={[today]} skeleton={waiting} failure={texts.failed(locale)}>
        {({ date }) => <Intakes from={shiftDate(date, 1 - range.days)} to={date} />}
      </Loadable>
    </div>
  );
}

function Intakes({ from, to }: { from: string; to: string }) {
  const locale = usePageLocale();
  return (
    <Loadable
      needs={[useNutrients(from, to)]}
      skeleton={<Skeleton height={640} radius="lg" />}
      failure={texts.failed(locale)}
    >
      {(intakes) => (intakes.loggedDays === 0 ? <NothingLogged /> : <Shown {...intakes} />)}
    </Loadable>
  );
}

function NothingLogged() {
  const locale = usePageLocale();
  return (
    <p className={classes.lead}>
      {texts.nothingLogged(locale)} <Link to={links.foodIntake}>{texts.logFood(locale)}</Link> {texts.toSee(locale)}
    </p>
  );
}

function Shown(intakes: NutrientIntakes) {
  const locale = usePageLocale();
  const { nutrients, referenceFor } = intakes;
  const usualShare = usualShareOf(nutrients);
  return (
    <>
      <p className={classes.lead}>
        {intakes.from === intakes.to ? texts.eatenToday(locale) : texts.averageDay(locale, intakes.loggedDays)}
        {usualShare < nearlyAll && texts.knownOf(locale, percent(usualShare))}
      </p>
      {nutrientGroups.map(({ title, names }) => (
        <Card key={names[0]} title={title(locale)}>
          <NutrientList
            usualShare={usualShare}
            intakes={names.flatMap((name) => nutrients.find((intake) => intake.name === name) ?? [])}
          />
        </Card>
      ))}
      <p className={classes.lead}>
        {texts.reference(locale, referenceFor)} {texts.unknownStays(locale)}{' '}
        {referenceFor.gender === '' && <Link to={links.profile}>{texts.tellSex(locale)}</Link>}
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
