import * as texts from '../../../texts/site/why.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { CalendarIcon, MealIcon, ReportIcon, ShieldIcon, UndoIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import { Cards, type CardText } from './Cards.tsx';
import { Section } from './Section.tsx';

const reasons: CardText[] = [
  { Icon: CheckIcon, ...texts.repeatable },
  { Icon: ShieldIcon, ...texts.honest },
  { Icon: UndoIcon, ...texts.undo },
  { Icon: MealIcon, ...texts.kitchen },
  { Icon: CalendarIcon, ...texts.guarantee },
  { Icon: ReportIcon, ...texts.ownData },
];

export function Why() {
  const locale = useSiteLocale();
  return (
    <Section id="why" eyebrow={texts.eyebrow(locale)} title={texts.title(locale)} tone="surface">
      <Cards cards={reasons} strip={texts.strip(locale)} />
    </Section>
  );
}
