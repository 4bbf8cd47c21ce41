import { Button, Skeleton } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { EntryKind } from '../../../contract/entries/entryKinds.ts';
import * as texts from '../../../texts/portal/dashboard.ts';
import { timeOf } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { MealIcon } from '../../ui/icons.tsx';
import { ExplainedName } from '../../ui/lists/ExplainedName.tsx';
import type { DiaryGroup } from '../../ui/lists/entryView.ts';
import { WaitsMark } from '../../ui/lists/WaitsMark.tsx';
import classes from './Diary.module.css';

interface DiaryProps {
  groups: DiaryGroup[];
  icons: Record<EntryKind, ComponentType>;
}

/** The day in time order; a meal stands where its first food does. */
export function Diary({ groups, icons }: DiaryProps) {
  if (groups.length === 0) return <NothingYet />;
  return (
    <ol className={classes.diary}>
      {inTimeOrder(groups).map((group) => {
        const Icon = icons[group.kind];
        return (
          <li key={group.lines[0]?.id} className={classes.group} data-kind={group.kind}>
            <span className={classes.icon}>
              <Icon />
            </span>
            <div className={classes.body}>
              {group.title && (
                <div className={classes.head}>
                  <h3 className={classes.title}>
                    {group.title}
                    <Time instant={group.instant} />
                  </h3>
                  <span className={classes.total}>{group.total}</span>
                </div>
              )}
              <ul>
                {group.lines.map(({ id, text, detail, amount, waits }) => (
                  <li key={id} className={classes.line} data-waits={waits}>
                    <span className={classes.text}>
                      <ExplainedName name={text} />
                      {detail && <span className={classes.detail}>{detail}</span>}
                      {!group.title && <Time instant={group.instant} />}
                      <WaitsMark waits={waits} />
                    </span>
                    <span className={classes.amount}>{amount}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const inTimeOrder = (groups: DiaryGroup[]) => groups.toSorted((a, b) => Date.parse(a.instant) - Date.parse(b.instant));

function Time({ instant }: { instant: string }) {
  return (
    <time className={classes.time} dateTime={instant}>
      {timeOf(instant)}
    </time>
  );
}

function NothingYet() {
  const locale = usePageLocale();

  return (
    <div className={classes.nothing}>
      <span className={classes.nothingIcon}>
        <MealIcon />
      </span>
      <p className={classes.nothingTitle}>{texts.nothingToday(locale)}</p>
      <p className={classes.nothingText}>{texts.howToBegin(locale)}</p>
      <Button component={Link} to={links.assistant} variant="default" radius="xl">
        {texts.openAssistant(locale)}
      </Button>
    </div>
  );
}

export function DiarySkeleton() {
  return (
    <div className={classes.skeleton}>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <Skeleton key={line} height={44} />
      ))}
    </div>
  );
}
