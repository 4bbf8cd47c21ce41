import { NativeSelect } from '@mantine/core';
import { lazy, useState } from 'react';
import type { HealthReport } from '../../../contract/healthReports.ts';
import { longDate } from '../../../texts/dates.ts';
import { figure } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame } from '../../ui/figures/ChartFrame.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { coursesOf } from './courses.ts';
import classes from './reports.module.css';

const CourseChart = lazy(() => import('./CourseChart.tsx'));

/** One value over all reports; nothing before there are two reports that have it. */
export function ResultCourse({ reports }: { reports: HealthReport[] }) {
  const courses = coursesOf(reports);
  const [chosen, setChosen] = useState<string>();
  const course = courses.find(({ analyte }) => analyte === chosen) ?? courses[0];
  if (!course) return null;
  return (
    <Card title="Values over time">
      <div className={classes.body}>
        <NativeSelect
          label="Show"
          data={courses.map(({ analyte, name }) => ({ value: analyte, label: name }))}
          value={course.analyte}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <ChartFrame
          label={`${course.name} in ${course.points.length} reports`}
          loading="Loading..."
          chart={<CourseChart course={course} />}
          table={
            <DataTable
              isSmall
              caption={course.name}
              rows={course.points.toReversed()}
              keyOf={({ date, value }) => `${date} ${value}`}
              columns={[
                { title: 'Report of', value: ({ date }) => longDate('en', date) },
                { title: 'Value', value: ({ value }) => `${figure(value, 3)} ${course.unit}`, isFigure: true },
              ]}
            />
          }
        />
      </div>
    </Card>
  );
}
