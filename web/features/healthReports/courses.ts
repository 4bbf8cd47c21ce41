import type { HealthReport } from '../../../contract/healthReports.ts';

export interface Course {
  analyte: string;
  name: string;
  unit: string;
  points: { date: string; value: number }[];
}

/** What was measured in more than one report, in one unit, the oldest first. */
export function coursesOf(reports: HealthReport[]): Course[] {
  const courses = new Map<string, Course>();
  for (const { date, results } of reports.toReversed()) {
    for (const { analyte, name, standard } of results) {
      if (!standard) continue;
      const course = courses.get(analyte) ?? { analyte, name, unit: standard.unit, points: [] };
      course.points.push({ date, value: standard.value });
      courses.set(analyte, course);
    }
  }
  return [...courses.values()].filter(({ points }) => new Set(points.map(({ date }) => date)).size > 1);
}
