import * as texts from '../../../texts/site/featureList.ts';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { ActionLink } from '../../ui/Action.tsx';
import {
  BellIcon,
  BoltIcon,
  BotIcon,
  ChartIcon,
  CloudIcon,
  DropIcon,
  FlameIcon,
  LeafIcon,
  LockIcon,
  MealIcon,
  ReportIcon,
  ScaleIcon,
  ShieldIcon,
  UndoIcon,
  WalkIcon,
} from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import { Cards, type CardText } from './Cards.tsx';
import classes from './FeatureList.module.css';
import { Section } from './Section.tsx';
import { StartLink } from './StartLink.tsx';

const features: CardText[] = [
  { Icon: BotIcon, ...texts.cards.assistant },
  { Icon: ChatIcon, ...texts.cards.bot },
  { Icon: MealIcon, ...texts.cards.diet },
  { Icon: FlameIcon, ...texts.cards.calories },
  { Icon: DropIcon, ...texts.cards.water },
  { Icon: LeafIcon, ...texts.cards.indian },
  { Icon: ScaleIcon, ...texts.cards.keto },
  { Icon: ChartIcon, ...texts.cards.weight },
  { Icon: BellIcon, ...texts.cards.reminders },
  { Icon: ReportIcon, ...texts.cards.bloodReport },
  { Icon: WalkIcon, ...texts.cards.trainer },
  { Icon: BoltIcon, ...texts.cards.chatbot },
];

const technology: CardText[] = [
  { Icon: BotIcon, ...texts.technologies.learning },
  { Icon: ChartIcon, ...texts.technologies.prediction },
  { Icon: ScaleIcon, ...texts.technologies.personal },
];

const integration: CardText[] = [
  { Icon: ChatIcon, ...texts.integrations.telegram },
  { Icon: CloudIcon, ...texts.integrations.sync },
  { Icon: LockIcon, ...texts.integrations.privacy },
  { Icon: UndoIcon, ...texts.integrations.realTime },
];

/** The page of all features. */
export function FeatureList() {
  const locale = useSiteLocale();
  return (
    <>
      <header className={classes.top}>
        <p className={classes.eyebrow}>{texts.eyebrow(locale)}</p>
        <h1 className={classes.title}>{texts.title(locale)}</h1>
        <p className={classes.lead}>{texts.lead(locale)}</p>
        <div className={classes.actions}>
          <StartLink href={links.register} size="lg">
            {texts.createAccount(locale)}
          </StartLink>
          <ActionLink href={links.login} size="lg" look="outline" data-for="guests">
            {texts.signIn(locale)}
          </ActionLink>
        </div>
      </header>
      <Section id="all" eyebrow={texts.helps(locale)} title={texts.helpsTitle(locale)} tone="surface">
        <Cards cards={features} />
      </Section>
      <Section
        id="technology"
        eyebrow={texts.technology(locale)}
        title={texts.technologyTitle(locale)}
        lead={texts.technologyLead(locale)}
      >
        <Cards cards={technology} />
      </Section>
      <Section
        id="integration"
        eyebrow={texts.integration(locale)}
        title={texts.integrationTitle(locale)}
        tone="surface"
      >
        <Cards cards={integration} columns={2} />
      </Section>
      <section className={classes.end} aria-labelledby="start-title">
        <ShieldIcon className={classes.shield} />
        <h2 id="start-title">{texts.startTitle(locale)}</h2>
        <div className={classes.actions}>
          <StartLink href={links.register} size="lg">
            {texts.getStarted(locale)}
          </StartLink>
          <ActionLink href={links.login} size="lg" look="quiet" data-for="guests">
            {texts.haveAccount(locale)}
          </ActionLink>
        </div>
      </section>
    </>
  );
}
