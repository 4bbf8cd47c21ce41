import type { Band } from '../../../contract/entries/readings.ts';
import { bandNames } from '../../../texts/entries/readings.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';
import classes from './Bands.module.css';

const tones = { normal: 'good', watch: 'warm', high: 'bad', danger: 'bad' } as const;

/** Where guidelines place a reading, each with its source. */
export function Bands({ bands }: { bands: Band[] }) {
  const locale = usePageLocale();
  if (bands.length === 0) return '–';
  return bands.map(({ name, level, source }) => (
    <span key={source} className={classes.band}>
      <Badge tone={tones[level]}>{bandNames[name](locale)}</Badge>
      <span className={classes.source}>{source}</span>
    </span>
  ));
}
