import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OtherKind } from '../../../contract/diary.ts';
import * as texts from '../../../texts/portal/entries/entries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { logViews } from './entryViews.ts';
import classes from './LogKinds.module.css';
import { queryOf } from './logKind.ts';

interface LogKindsProps {
  kinds: OtherKind[];
  shown: OtherKind | undefined;
  /** How many entries of a kind the day has. */
  countOf: (kind: OtherKind) => number;
}

/** A chip for each kind of entry, which opens that kind alone. */
export function LogKinds({ kinds, shown, countOf }: LogKindsProps) {
  const locale = usePageLocale();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(shown ? `[data-kind="${shown}"]` : 'a');
    // Only the row scrolls: the page stays where it is.
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.clientWidth) / 2;
  }, [shown]);
  return (
    <nav ref={row} aria-label={texts.kindsOfLog(locale)} className={classes.kinds}>
      <Chip kind={undefined} isShown={!shown} label={texts.allKinds(locale)} />
      {kinds.map((kind) => (
        <Chip
          key={kind}
          kind={kind}
          isShown={kind === shown}
          label={texts.kindChoices[kind](locale)}
          count={countOf(kind)}
          Icon={logViews[kind].Icon}
        />
      ))}
    </nav>
  );
}

interface ChipProps {
  kind: OtherKind | undefined;
  isShown: boolean;
  label: string;
  count?: number;
  Icon?: ComponentType;
}

function Chip({ kind, isShown, label, count = 0, Icon }: ChipProps) {
  const locale = usePageLocale();
  const [query] = useSearchParams();
  return (
    <Link
      to={{ search: queryOf(query, kind) }}
      preventScrollReset
      className={classes.chip}
      data-kind={kind}
      aria-current={isShown ? 'true' : undefined}
    >
      {Icon && <Icon />}
      {label}
      {count > 0 && (
        <span className={classes.dot}>
          <span className="visually-hidden">{texts.logsOfDay(locale, count)}</span>
        </span>
      )}
    </Link>
  );
}
