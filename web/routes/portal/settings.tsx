import { title as originals } from '../../../texts/portal/account/originals.ts';
import { title as passkeys } from '../../../texts/portal/account/passkeys.ts';
import * as portability from '../../../texts/portal/account/portability.ts';
import { title as secondFactor } from '../../../texts/portal/account/secondFactor.ts';
import * as security from '../../../texts/portal/account/security.ts';
import * as texts from '../../../texts/portal/account/settings.ts';
import * as theme from '../../../texts/portal/account/theme.ts';
import { title as cycle } from '../../../texts/portal/entries/cycle.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { DevicesCard } from '../../features/accounts/DevicesCard.tsx';
import { PasswordCard } from '../../features/accounts/PasswordCard.tsx';
import { PasskeysCard } from '../../features/accounts/passkeys/PasskeysCard.tsx';
import { SignInWaysCard } from '../../features/accounts/SignInWaysCard.tsx';
import { SecondFactorCard } from '../../features/accounts/secondFactor/SecondFactorCard.tsx';
import { ModelCard } from '../../features/models/ModelCard.tsx';
import { OriginalList } from '../../features/originals/OriginalList.tsx';
import { DataCard } from '../../features/portability/DataCard.tsx';
import { DeleteAccountCard } from '../../features/portability/DeleteAccountCard.tsx';
import { CycleSetting } from '../../features/profile/CycleSetting.tsx';
import { OriginalsSetting } from '../../features/profile/OriginalsSetting.tsx';
import { TilesSetting } from '../../features/profile/TilesSetting.tsx';
import { TelegramCard } from '../../features/telegram/TelegramCard.tsx';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { ThemeSwitch } from '../../ui/shell/ThemeSwitch.tsx';
import { TimeZone } from '../TimeZone.tsx';
import { Language } from './Language.tsx';
import classes from './page.module.css';
import { SettingsSections } from './SettingsSections.tsx';

export const meta = portalMeta(pages.settings);
export const handle = { title: pages.settings };

export default function Settings() {
  const locale = usePageLocale();
  const session = useSession();
  const themeLabels = {
    theme: theme.theme(locale),
    light: theme.light(locale),
    dark: theme.dark(locale),
    auto: theme.auto(locale),
  };
  const userId = session?.userId ?? '';
  const { sections, searchWords: words } = texts;
  return (
    <div className={classes.page} data-narrow>
      <SignInWaysCard />
      <SettingsSections
        sections={[
          {
            title: sections.general,
            settings: [
              { title: texts.language, words: words.language, card: <Language /> },
              { title: texts.timeZone, words: words.timeZone, card: <TimeZone /> },
              {
                title: theme.theme,
                words: words.theme,
                card: (
                  <Card title={theme.theme(locale)} aside={<ThemeSwitch name="settings-theme" labels={themeLabels} />}>
                    <p className={classes.lead}>{texts.themeLead(locale)}</p>
                  </Card>
                ),
              },
              { title: texts.dashboard, words: words.dashboard, card: <TilesSetting userId={userId} /> },
              { title: words.telegram, words: words.telegram, card: <TelegramCard /> },
            ],
          },
          {
            title: sections.health,
            settings: [
              { title: cycle, words: words.cycle, card: <CycleSetting userId={userId} /> },
              { title: texts.aiHelp, words: words.aiHelp, card: <ModelCard /> },
              {
                title: originals,
                words: words.originals,
                card: (
                  <OriginalsSetting userId={userId}>
                    <OriginalList />
                  </OriginalsSetting>
                ),
              },
            ],
          },
          {
            title: sections.signIn,
            settings: [
              { title: security.password, words: words.password, card: <PasswordCard /> },
              { title: passkeys, words: words.passkeys, card: <PasskeysCard /> },
              { title: secondFactor, words: words.secondFactor, card: <SecondFactorCard /> },
              { title: security.devices, words: words.devices, card: <DevicesCard /> },
            ],
          },
          {
            title: sections.data,
            settings: [
              { title: portability.title, words: words.data, card: <DataCard /> },
              {
                title: portability.deleteAccount,
                words: words.deleteAccount,
                card: <DeleteAccountCard userName={session?.userName ?? ''} />,
              },
            ],
          },
        ]}
      />
    </div>
  );
}
