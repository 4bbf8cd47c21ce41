import * as texts from '../../../texts/portal/entries/training.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { PlanCard } from '../../features/training/PlanCard.tsx';
import { PlanForm } from '../../features/training/PlanForm.tsx';
import { SessionCard } from '../../features/training/SessionCard.tsx';
import { useTraining } from '../../features/training/training.ts';
import { PersonalRecords } from '../../features/workouts/PersonalRecords.tsx';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.training);
export const handle = { title: pages.training };

/** The plan and its workouts of this week, those to come first; without a plan, the way to one. */
export default function Training() {
  const locale = usePageLocale();
  const today = useToday();
  const training = useTraining();
  return (
    <div className={classes.page} data-narrow>
      <Loadable needs={[today, training]} skeleton={<LogSkeleton />} failure={texts.failed(locale)}>
        {({ date }, { plan, questions }) => {
          if (!plan) {
            return (
              <Card title={texts.makePlan(locale)}>
                <PlanForm questions={questions} />
              </Card>
            );
          }
          const toCome = plan.sessions.filter((session) => session.date >= date);
          const next = toCome.find(({ isDone }) => !isDone);
          const over = plan.sessions.filter((session) => session.date < date);
          return (
            <>
              {toCome[0]?.date !== date && <p className={classes.lead}>{texts.restDay(locale)}</p>}
              {[...toCome, ...over].map((session) => (
                <SessionCard key={session.date} session={session} today={date} isNext={session === next} />
              ))}
              <PersonalRecords />
              <PlanCard plan={plan} questions={questions} />
            </>
          );
        }}
      </Loadable>
    </div>
  );
}
