import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { timeOf } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { BedIcon, DropIcon, MealIcon, ScaleIcon, WalkIcon } from '../../ui/icons.tsx';
import classes from './Diary.module.css';
import type { DiaryGroup } from './diary.ts';

const icons = { food: MealIcon, water: DropIcon, activity: WalkIcon, weight: ScaleIcon, sleep: BedIcon };

export function Diary({ groups }: { groups: DiaryGroup[] }) {
  if (groups.length === 0) return <NothingYet />;
  return (
    <ol className={classes.diary}>
      {groups.map((group) => {
        const Icon = icons[group.kind];
        return (
          <li key={group.lines[0]?.id} className={classes.group} data-kind={group.kind}>
            <span className={classes.icon}>
              <Icon />
            </span>
            <div className={classes.body}>
              {group.kind === 'food' && (
                <div className={classes.head}>
                  <h3 className={classes.title}>
                    {group.title}
                    <Time instant={group.instant} />
                  </h3>
                  <span className={classes.total}>{group.total}</span>
                </div>
              )}
              <ul>
                {group.lines.map(({ id, text, detail, amount }) => (
                  <li key={id} className={classes.line}>
                    <span className={classes.text}>
                      {text}
                      {detail && <span className={classes.detail}>{detail}</span>}
                      {group.kind !== 'food' && <Time instant={group.instant} />}
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

function Time({ instant }: { instant: string }) {
  return (
    <time className={classes.time} dateTime={instant}>
      {timeOf(instant)}
    </time>
  );
}

function NothingYet() {
  return (
    <div className={classes.nothing}>
      <span className={classes.nothingIcon}>
        <MealIcon />
      </span>
      <p className={classes.nothingTitle}>Nothing logged yet today</p>
      <p className={classes.nothingText}>
        Write what you had in the box above, such as “poha and a cup of chai”, or open the assistant. It shows up here
        at once.
      </p>
      <Button component={Link} to={links.assistant} variant="default" radius="xl">
        Open the assistant
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
