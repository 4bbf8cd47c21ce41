import { type TileName, tileNames } from '../../../contract/dashboard.ts';
import { builtInReadings, isBuiltIn } from '../../../contract/entries/readings.ts';
import type { PageText } from '../../../texts/locale.ts';
import { tileTitles as own } from '../../../texts/portal/account/settings.ts';
import { readingTitle } from '../../../texts/portal/entries/readings.ts';

/** What a tile of the dashboard is called. */
export const tileTitles = Object.fromEntries(
  tileNames.map((name): [TileName, PageText] => [
    name,
    isBuiltIn(name) ? (locale) => readingTitle(locale, name, builtInReadings[name].title) : own[name],
  ]),
) as Record<TileName, PageText>;
