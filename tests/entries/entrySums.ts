import type pg from 'pg';

/** What the kept daily totals must equal: every entry added up anew, a query per table of entries. */
const sums: Record<string, string> = {
  food_entries: `sum(energy_kcal) energy_kcal, sum(protein_g) protein_g, sum(carbohydrate_g) carbohydrate_g,
    sum(greatest(carbohydrate_g - fiber_g, 0)) net_carbs_g,
    sum(fat_g) fat_g, sum(fiber_g) fiber_g, sum(sugar_g) sugar_g, sum(sodium_mg) sodium_mg,
    sum(cholesterol_mg) cholesterol_mg,
    count(distinct meal_type) filter (where meal_type in ('breakfast', 'lunch', 'dinner'))::int main_meals`,
  water_entries: 'sum(volume_ml) water_ml',
  activity_entries: `coalesce(sum(calories_burned), 0) burned_kcal, sum(duration_min) active_min,
    coalesce(sum(distance_km), 0) distance_km`,
  sleep_entries: 'sum(sleep_time_hr) sleep_hr',
  step_entries: 'sum(steps)::int steps',
  reading_entries: '',
  medicine_entries: '',
  mood_entries: '',
  fast_entries: '',
  cycle_entries: '',
  weight_entries: `(array_agg(weight_kg order by occurred_at, id))[1] first_weight_kg,
    (array_agg(weight_kg order by occurred_at desc, id desc))[1] last_weight_kg`,
};

type Row = Record<string, unknown> & { local_date: string };

/** The kept figures of a person that differ from the sums of the entries, as text; none when all is well. */
export async function findWrongTotals(pool: pg.Pool, userId: string): Promise<string[]> {
  const { rows: kept } = await pool.query<Row>('select * from daily_totals where user_id = $1', [userId]);
  const unexplained = new Map(kept.map((row) => [row.local_date, { ...row }]));
  const wrong: string[] = [];
  for (const [table, figures] of Object.entries(sums)) {
    const { rows } = await pool.query<Row>(
      `select ${['local_date', `count(*)::int as ${table}`, figures].filter(Boolean).join(', ')} from ${table}
       where user_id = $1 and deleted_at is null group by local_date`,
      [userId],
    );
    for (const { local_date, ...expected } of rows) {
      const row = unexplained.get(local_date);
      for (const [name, value] of Object.entries(expected)) {
        if (!isSame(row?.[name], value)) wrong.push(`${local_date} ${name}: ${row?.[name]}, not ${value}`);
        delete row?.[name];
      }
    }
  }
  const left = [...unexplained.values()].flatMap(({ user_id, local_date, ...row }) =>
    Object.entries(row).flatMap(([name, value]) => (value ? [`${local_date} ${name}: ${value}, of no entry`] : [])),
  );
  return [...wrong, ...left];
}

/** The order in which figures are added changes their last digits. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 1e-6);
