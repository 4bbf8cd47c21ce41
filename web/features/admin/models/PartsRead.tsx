import { type ReactNode, useId } from 'react';
import type { ReadingTrial } from '../../../../contract/admin/adminModels.ts';
import { Badge } from '../../../ui/Badge.tsx';
import classes from './TrySentence.module.css';
import { actInWords, slotInWords } from './wording.ts';

interface PartsReadProps {
  title: string;
  /** None where nobody read it. */
  took: string | undefined;
  mark: { tone: 'good' | 'warm' | 'bad'; text: string } | undefined;
  parts: ReadingTrial['builtIn']['parts'];
  children?: ReactNode;
}

/** What the parts of a sentence want, by one reading of it. */
export function PartsRead({ title, took, mark, parts, children }: PartsReadProps) {
  const titleId = useId();
  return (
    <section className={classes.reading} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 id={titleId}>{title}</h3>
        {took && <span className={classes.time}>{took}</span>}
        {mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
      </header>
      {children}
      {parts.length > 0 && (
        <ol className={classes.parts}>
          {parts.map(({ words, act, share, told }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and the list is drawn once.
            <li key={at}>
              <p className={classes.words}>{words}</p>
              <p className={classes.act}>
                {actInWords(act)}, {Math.round(share * 100)} %
              </p>
              {told.length > 0 && (
                <p className={classes.told}>
                  {told.map(({ slot, value }, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <span key={place}>
                      {slotInWords(slot)} {value}
                    </span>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
