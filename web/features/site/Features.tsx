import { addressIn } from '../../../contract/siteAddress.ts';
import * as texts from '../../../texts/site/features.ts';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { BellIcon, ChartIcon, DropIcon, MealIcon, ReportIcon, UndoIcon } from '../../ui/icons.tsx';
import { Cards, type CardText } from './Cards.tsx';
import classes from './Features.module.css';
import { Section } from './Section.tsx';

const features: CardText[] = [
  { Icon: MealIcon, ...texts.food },
  { Icon: UndoIcon, ...texts.corrections },
  { Icon: DropIcon, ...texts.entries },
  { Icon: BellIcon, ...texts.reminders },
  { Icon: ChartIcon, ...texts.suggestions },
  { Icon: ReportIcon, ...texts.reports },
];

export function Features() {
  const locale = useSiteLocale();
  return (
    <Section id="features" eyebrow={texts.eyebrow(locale)} title={texts.title(locale)} lead={texts.lead(locale)}>
      <Cards cards={features} strip={texts.strip(locale)} />
      <p className={classes.more}>
        <a href={addressIn(locale, links.features)}>{texts.seeAll(locale)}</a>
      </p>
    </Section>
  );
}
