import type { getRetentionReport } from '../../../../contract/admin/adminReports.ts';
import type { AnswerOf } from '../../../../contract/http.ts';
import { figure, shortDate } from '../../../lib/format.ts';
import { ChartSkeleton, NoChart } from '../../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { useRetention } from './getReports.ts';
import { ReportCard } from './ReportCard.tsx';
import classes from './RetentionReport.module.css';

type Cohort = AnswerOf<typeof getRetentionReport>['cohorts'][number];

export function RetentionReport() {
  const retention = useRetention();
  return (
    <ReportCard
      title="Retention"
      report="retention"
      lead="Of the people who signed up in a week, how many were active in that week and in each week after it."
    >
      <Loadable
        needs={[retention]}
        skeleton={<ChartSkeleton text="Loading retention..." />}
        failure="The retention can’t be shown"
      >
        {({ cohorts }) =>
          cohorts.length === 0 ? (
            <NoChart text="Nobody signed up in the last twelve weeks." />
          ) : (
            <CohortTable cohorts={cohorts} />
          )
        }
      </Loadable>
    </ReportCard>
  );
}

function CohortTable({ cohorts }: { cohorts: Cohort[] }) {
  const longest = Math.max(...cohorts.map(({ active }) => active.length));
  const ages = Array.from({ length: longest }, (_, age) => age);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className={classes.scroll} aria-label="Retention by sign-up week" tabIndex={0}>
      <table className={classes.table} style={{ minWidth: `${9 + 3.4 * longest}rem` }}>
        <caption className="visually-hidden">Share of active people by sign-up week and weeks since</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">People</th>
            {ages.map((age) => (
              <th key={age} scope="col">
                <abbr title={age === 0 ? 'The week of the sign-up' : `${age} weeks after the sign-up`}>+{age}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ week, people, active }) => (
            <tr key={week}>
              <th scope="row">{shortDate(week)}</th>
              <td>{figure(people)}</td>
              {ages.map((age) => (
                <Cell key={age} people={people} active={active[age]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The deeper the colour, the more of them were active; a week that is still to come stays empty. */
function Cell({ people, active }: { people: number; active: number | undefined }) {
  if (active === undefined) return <td />;
  const percent = Math.round((active / people) * 100);
  return (
    <td>
      <span
        className={classes.share}
        style={{ background: `color-mix(in srgb, var(--brand-fill) ${Math.round(percent * 0.32)}%, transparent)` }}
        title={`${figure(active)} of ${figure(people)}`}
      >
        {percent} %
      </span>
    </td>
  );
}
