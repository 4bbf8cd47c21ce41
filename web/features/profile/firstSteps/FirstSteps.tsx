import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../../contract/accounts/profile.ts';
import * as targets from '../../../../texts/portal/account/targets.ts';
import * as texts from '../../../../texts/portal/firstSteps.ts';
import { later } from '../../../lib/later.ts';
import { links } from '../../../lib/links.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import classes from './FirstSteps.module.css';
import { rememberAway } from './place.ts';

const FirstTargets = later(() => import('./FirstTargets.tsx'));

interface FirstStepsProps {
  profile: Profile;
  /** Once they are done too; what stands below them doesn't move up then. */
  stays: boolean;
  onPutAway: () => void;
  hasLoggedFood: boolean;
  /** Undefined where this server has no bot. */
  hasTelegram: boolean | undefined;
  /** The Telegram chat alone opens the account. */
  opensByChatOnly: boolean;
}

/** What a newcomer does first; once it is done it is not shown at the next visit. */
export function FirstSteps(props: FirstStepsProps) {
  const { profile, stays, onPutAway, hasLoggedFood, hasTelegram, opensByChatOnly } = props;
  const locale = usePageLocale();
  const [isAsking, setIsAsking] = useState(false);
  const hasTargets = profile.gender !== '' && profile.dob !== '' && profile.heightCm > 0;
  const isDone = hasTargets && hasLoggedFood && hasTelegram !== false && !opensByChatOnly;
  useEffect(() => {
    if (isDone) rememberAway(profile.id);
  }, [isDone, profile.id]);
  if (isDone && !stays) return null;
  const steps: Step[] = [
    ...(opensByChatOnly
      ? [
          {
            title: texts.keepDiary(locale),
            text: texts.keepDiaryLead(locale),
            isDone: false,
            action: toSettings(texts.choose(locale)),
          },
        ]
      : []),
    {
      ...{ title: texts.targets(locale), text: texts.targetsLead(locale), isDone: hasTargets },
      action: (
        <Button size="compact-md" variant="light" onClick={() => setIsAsking(true)}>
          {texts.answer(locale)}
        </Button>
      ),
    },
    {
      ...{ title: texts.firstMeal(locale), text: texts.firstMealLead(locale), isDone: hasLoggedFood },
      action: (
        <Link to={links.assistant} className={classes.link}>
          {texts.write(locale)}
        </Link>
      ),
    },
    ...(hasTelegram === undefined
      ? []
      : [
          {
            title: texts.telegram(locale),
            text: texts.telegramLead(locale),
            isDone: hasTelegram,
            action: toSettings(texts.connect(locale)),
          },
        ]),
  ];
  const next = steps.find((step) => !step.isDone);
  const done = steps.filter((step) => step.isDone).length;
  return (
    <Line onPutAway={onPutAway}>
      <p className={classes.what}>
        <strong className={classes.title}>{next?.title ?? texts.allDone(locale)}</strong>
        {next && <span className={classes.text}>{next.text}</span>}
      </p>
      <span className={classes.count}>{texts.doneOf(locale, done, steps.length)}</span>
      {next?.action}
      <Dialog title={targets.fitting(locale)} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <FirstTargets profile={profile} onSaved={() => setIsAsking(false)} />
      </Dialog>
    </Line>
  );
}

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  action: ReactNode;
}

const toSettings = (label: string) => (
  <Link to={links.settings} className={classes.link}>
    {label}
  </Link>
);

export const FirstStepsSkeleton = ({ onPutAway }: Pick<FirstStepsProps, 'onPutAway'>) => (
  <Line onPutAway={onPutAway}>
    <Skeleton height="1.4rem" radius="md" />
  </Line>
);

/** The next step and how many are done: one line, so that the day stands on the first screen. */
function Line({ onPutAway, children }: Pick<FirstStepsProps, 'onPutAway'> & { children: ReactNode }) {
  const locale = usePageLocale();
  return (
    <section className={classes.line} aria-label={texts.title(locale)}>
      {children}
      <button type="button" className={classes.dismiss} aria-label={texts.dismiss(locale)} onClick={onPutAway}>
        <CloseIcon />
      </button>
    </section>
  );
}
