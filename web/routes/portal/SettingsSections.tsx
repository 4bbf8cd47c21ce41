import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { PageText } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/account/settings.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './SettingsSections.module.css';
import { isFound } from './settingsSearch.ts';

interface Setting {
  title: PageText;
  /** By what else it is looked for. */
  words: PageText;
  card: ReactNode;
}

export interface SettingsSection {
  title: PageText;
  settings: Setting[];
}

const about = ({ title, words }: Setting) => [title, words].flatMap((text) => [text('en'), text('hi')]);

/** Settings in sections. What isn't looked for is hidden, so that what was typed into it stays. */
export function SettingsSections({ sections }: { sections: SettingsSection[] }) {
  const locale = usePageLocale();
  const [looked, setLooked] = useState('');
  const id = useId();
  const isShown = (setting: Setting) => isFound(looked, about(setting));
  return (
    <>
      <TextInput
        type="search"
        aria-label={texts.search(locale)}
        placeholder={texts.search(locale)}
        value={looked}
        onChange={({ currentTarget }) => setLooked(currentTarget.value)}
      />
      <p role="status" className={classes.none}>
        {!sections.some(({ settings }) => settings.some(isShown)) && texts.nothingFound(locale, looked.trim())}
      </p>
      {sections.map(({ title, settings }, index) => (
        <section key={title('en')} aria-labelledby={`${id}${index}`} className={classes.section}>
          <h2 id={`${id}${index}`} className={classes.title}>
            {title(locale)}
          </h2>
          {settings.map((setting) => (
            <div key={setting.title('en')} hidden={!isShown(setting)}>
              {setting.card}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
