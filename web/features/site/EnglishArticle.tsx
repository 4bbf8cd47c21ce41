import type { ComponentProps } from 'react';
import { inEnglishOnly } from '../../../texts/site/legal.ts';
import { support } from '../../lib/company.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Article } from './Article.tsx';
import classes from './EnglishArticle.module.css';

/** A text that there is in English alone; a page in Hindi says so above it. */
export function EnglishArticle(article: ComponentProps<typeof Article>) {
  return (
    <>
      {useSiteLocale() === 'hi' && (
        <p className={classes.note}>
          {inEnglishOnly} <a href={`mailto:${support.email}`}>{support.email}</a>
        </p>
      )}
      <div lang="en">
        <Article {...article} />
      </div>
    </>
  );
}
