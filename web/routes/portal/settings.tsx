import * as texts from '../../../texts/portal/account/settings.ts';
import * as theme from '../../../texts/portal/account/theme.ts';
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
  return (
    <div className={classes.page} data-narrow>
      <SignInWaysCard />
      <Language />
      <TimeZone />
      <Card title={theme.theme(locale)} aside={<ThemeSwitch name="settings-theme" labels={themeLabels} />}>
        <p className={classes.lead}>{texts.themeLead(locale)}</p>
      </Card>
      <TilesSetting userId={session?.userId ?? ''} />
      <CycleSetting userId={session?.userId ?? ''} />
      <TelegramCard />
      <ModelCard />
      <OriginalsSetting userId={session?.userId ?? ''}>
        <OriginalList />
      </OriginalsSetting>
      <PasswordCard />
      <PasskeysCard />
      <SecondFactorCard />
      <DevicesCard />
      <DataCard />
      <DeleteAccountCard userName={session?.userName ?? ''} />
    </div>
  );
}
