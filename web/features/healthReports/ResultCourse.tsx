import { NativeSelect } from '@mantine/core';
import { lazy, useState } from 'react';
import type { HealthReport } from '../../../contract/healthReports.ts';
import { longDate } from '../../../texts/dates.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/healthReports.ts';
import { figure } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame } from '../../ui/figures/ChartFrame.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { coursesOf } from './courses.ts';
import classes from './reports.module.css';

const CourseChart = lazy(() => import('./CourseChart.tsx'));

/** One value over all reports; nothing before there are two reports that have it. */
export function ResultCourse({ reports }: { reports: HealthReport[] }) {
  const locale = usePageLocale();
  const courses = coursesOf(reports);
  const [chosen, setChosen] = useState<string>();
  const course = courses.find(({ analyte }) => analyte === chosen) ?? courses[0];
  if (!course) return null;
  return (
    <Card title={texts.overTime(locale)}>
      <div className={classes.body}>
        <NativeSelect
          label={texts.show(locale)}
          data={courses.map(({ analyte, name }) => ({ value: analyte, label: name }))}
          value={course.analyte}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <ChartFrame
          label={texts.course(locale, course.name, course.points.length)}
          loading={controls.loading(locale)}
          chart={<CourseChart course={course} />}
          table={
            <DataTable
              isSmall
              caption={course.name}
              rows={course.points.toReversed()}
              keyOf={({ date, value }) => `${date} ${value}`}
              columns={[
                { title: texts.reportDate(locale), value: ({ date }) => longDate(locale, date) },
                {
                  title: texts.value(locale),
                  value: ({ value }) => `${figure(value, 3)} ${course.unit}`,
                  isFigure: true,
                },
              ]}
            />
          }
        />
      </div>
    </Card>
  );
}
