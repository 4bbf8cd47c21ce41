import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../../contract/accounts/profile.ts';
import * as targets from '../../../../texts/portal/account/targets.ts';
import * as texts from '../../../../texts/portal/firstSteps.ts';
import { later } from '../../../lib/later.ts';
import { links } from '../../../lib/links.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { CheckIcon } from '../../../ui/plainIcons.tsx';
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
  return (
    <Place onPutAway={onPutAway}>
      <ol className={classes.steps}>
        {opensByChatOnly && (
          <Step isDone={false} title={texts.keepDiary(locale)} text={texts.keepDiaryLead(locale)}>
            <Link to={links.settings} className={classes.link}>
              {texts.choose(locale)}
            </Link>
          </Step>
        )}
        <Step isDone={hasTargets} title={texts.targets(locale)} text={texts.targetsLead(locale)}>
          <Button size="compact-md" variant="light" onClick={() => setIsAsking(true)}>
            {texts.answer(locale)}
          </Button>
        </Step>
        <Step isDone={hasLoggedFood} title={texts.firstMeal(locale)} text={texts.firstMealLead(locale)}>
          <Link to={links.assistant} className={classes.link}>
            {texts.write(locale)}
          </Link>
        </Step>
        {hasTelegram !== undefined && (
          <Step isDone={hasTelegram} title={texts.telegram(locale)} text={texts.telegramLead(locale)}>
            <Link to={links.settings} className={classes.link}>
              {texts.connect(locale)}
            </Link>
          </Step>
        )}
      </ol>
      <Dialog title={targets.fitting(locale)} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <FirstTargets profile={profile} onSaved={() => setIsAsking(false)} />
      </Dialog>
    </Place>
  );
}

export const FirstStepsSkeleton = ({ onPutAway }: Pick<FirstStepsProps, 'onPutAway'>) => (
  <Place onPutAway={onPutAway}>
    <Skeleton height="100%" radius="lg" />
  </Place>
);

/** The card, as high as three steps that are to be done, whatever comes. */
function Place({ onPutAway, children }: Pick<FirstStepsProps, 'onPutAway'> & { children: ReactNode }) {
  const locale = usePageLocale();
  return (
    <Card
      title={texts.title(locale)}
      aside={
        <button type="button" className={classes.dismiss} aria-label={texts.dismiss(locale)} onClick={onPutAway}>
          <CloseIcon />
        </button>
      }
    >
      <div className={classes.place}>{children}</div>
    </Card>
  );
}

interface StepProps {
  isDone: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ isDone, title, text, children }: StepProps) {
  const locale = usePageLocale();
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.mark}>{isDone && <CheckIcon />}</span>
      <div className={classes.what}>
        <p className={classes.title}>
          {title}
          {isDone && <span className="visually-hidden">{texts.done(locale)}</span>}
        </p>
        {!isDone && <p className={classes.text}>{text}</p>}
      </div>
      {!isDone && children}
    </li>
  );
}
