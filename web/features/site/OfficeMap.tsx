import { useState } from 'react';
import type * as texts from '../../../texts/site/officeMap.ts';
import { office } from '../../lib/company.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { PinIcon } from '../../ui/plainIcons.tsx';
import classes from './OfficeMap.module.css';

const [longitude, latitude] = office.marker;
const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${office.mapCorners.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** Nothing is asked of OpenStreetMap before the person wants to see it. */
export function OfficeMap({ words }: { words: Record<keyof typeof texts, string> }) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return <iframe src={embed} title={words.title} className={classes.map} referrerPolicy="no-referrer" />;
  }
  return (
    <div className={classes.map}>
      <PinIcon className={classes.pin} />
      <ActionButton look="outline" onClick={() => setIsShown(true)}>
        {words.show}
      </ActionButton>
      <p className={classes.note}>{words.note}</p>
    </div>
  );
}
