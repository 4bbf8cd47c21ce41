import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import { Tabs } from '@mantine/core';
import * as texts from '../../../texts/site/accountForms.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './AccountForms.module.css';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export type FormMode = 'signin' | 'signup';

interface AccountFormsProps {
  mode: FormMode;
  onModeChange: (mode: FormMode) => void;
}

export function AccountForms({ mode, onModeChange }: AccountFormsProps) {
  const locale = usePageLocale();
  return (
    <>
      <Tabs
        value={mode}
        onChange={(value) => onModeChange(value === 'signup' ? 'signup' : 'signin')}
        variant="none"
        keepMounted={false}
        classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}
      >
        <Tabs.List grow aria-label={texts.signInOrUp(locale)}>
          <Tabs.Tab value="signin">{texts.signInTab(locale)}</Tabs.Tab>
          <Tabs.Tab value="signup">{texts.signUpTab(locale)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signin">
          <SignInForm />
          <PasskeySignIn />
        </Tabs.Panel>
        <Tabs.Panel value="signup">
          <SignUpForm />
        </Tabs.Panel>
      </Tabs>
      <GoogleSignIn key={mode} />
    </>
  );
}
