import { type TileName, tileNames } from '../../../contract/dashboard.ts';
import { builtInReadings, isBuiltIn } from '../../../contract/entries/readings.ts';

const own = { steps: 'Steps', medicines: 'Medicines', workouts: 'Workouts', mood: 'Mood', fasting: 'Fasting' };

/** What a tile of the dashboard is called. */
export const tileTitles = Object.fromEntries(
  tileNames.map((name) => [name, isBuiltIn(name) ? builtInReadings[name].title : own[name]]),
) as Record<TileName, string>;
