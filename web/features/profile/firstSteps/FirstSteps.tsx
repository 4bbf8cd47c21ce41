import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../../contract/accounts/profile.ts';
import { links } from '../../../lib/links.ts';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { CheckIcon } from '../../../ui/plainIcons.tsx';
import classes from './FirstSteps.module.css';
import { FirstTargets } from './FirstTargets.tsx';
import { rememberAway } from './place.ts';

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
          <Step
            isDone={false}
            title="Keep your diary yours"
            text="A name and a password, so that you get in without Telegram too."
          >
            <Link to={links.settings} className={classes.link}>
              Choose
            </Link>
          </Step>
        )}
        <Step isDone={hasTargets} title="Your targets" text="Your body, your goal, how active you are.">
          <Button size="compact-md" variant="light" onClick={() => setIsAsking(true)}>
            Answer
          </Button>
        </Step>
        <Step
          isDone={hasLoggedFood}
          title="Log your first meal"
          text="Write it as you would say it: “2 idli with sambar”."
        >
          <Link to={links.assistant} className={classes.link}>
            Write it
          </Link>
        </Step>
        {hasTelegram !== undefined && (
          <Step isDone={hasTelegram} title="Connect Telegram" text="Then the same diary is in your chats.">
            <Link to={links.settings} className={classes.link}>
              Connect
            </Link>
          </Step>
        )}
      </ol>
      <Dialog title="Targets that fit you" isOpen={isAsking} onClose={() => setIsAsking(false)}>
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
  return (
    <Card
      title="Your first minute"
      aside={
        <button type="button" className={classes.dismiss} aria-label="Dismiss the first steps" onClick={onPutAway}>
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
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.mark}>{isDone && <CheckIcon />}</span>
      <div className={classes.what}>
        <p className={classes.title}>
          {title}
          {isDone && <span className="visually-hidden">, done</span>}
        </p>
        {!isDone && <p className={classes.text}>{text}</p>}
      </div>
      {!isDone && children}
    </li>
  );
}
