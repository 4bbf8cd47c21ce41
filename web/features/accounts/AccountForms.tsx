import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import { Tabs } from '@mantine/core';
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
  return (
    <>
      <Tabs
        value={mode}
        onChange={(value) => onModeChange(value === 'signup' ? 'signup' : 'signin')}
        variant="none"
        keepMounted={false}
        classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}
      >
        <Tabs.List grow aria-label="Sign in or sign up">
          <Tabs.Tab value="signin">Sign In</Tabs.Tab>
          <Tabs.Tab value="signup">Sign Up</Tabs.Tab>
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
