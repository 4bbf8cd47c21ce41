import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export type FormMode = 'signin' | 'signup';

interface AccountFormsProps {
  mode: FormMode;
  onModeChange: (mode: FormMode) => void;
  /** The account was made on another page. */
  isNewAccount?: boolean;
}

export function AccountForms({ mode, onModeChange, isNewAccount = false }: AccountFormsProps) {
  const [wasCreated, setWasCreated] = useState(isNewAccount);

  const changeMode = (next: FormMode) => {
    setWasCreated(false);
    onModeChange(next);
  };

  return (
    <>
      <Tabs
        value={mode}
        onChange={(value) => changeMode(value === 'signup' ? 'signup' : 'signin')}
        variant="none"
        keepMounted={false}
        classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}
      >
        <Tabs.List grow aria-label="Sign in or sign up">
          <Tabs.Tab value="signin">Sign In</Tabs.Tab>
          <Tabs.Tab value="signup">Sign Up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signin">
          {wasCreated && <Notice tone="success">Account created! Please sign in.</Notice>}
          <SignInForm />
        </Tabs.Panel>
        <Tabs.Panel value="signup">
          <SignUpForm
            onCreated={() => {
              changeMode('signin');
              setWasCreated(true);
            }}
          />
        </Tabs.Panel>
      </Tabs>
      <p className={classes.or}>or</p>
      <GoogleSignIn key={mode} />
    </>
  );
}
