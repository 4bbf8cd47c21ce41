import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { CloseButton, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '../../../texts/portal/shell.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { useOpened } from '../useOpened.ts';
import { Logo } from './Logo.tsx';
import classes from './SideShell.module.css';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar of small screens. */
export default function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps) {
  const locale = usePageLocale();
  return (
    <Drawer.Root opened={useOpened(isOpen)} onClose={onClose} size="17rem">
      <Drawer.Overlay />
      <Drawer.Content aria-label={texts.menu(locale)} classNames={{ content: classes.drawer }}>
        <Drawer.Body className={classes.drawerBody}>
          <div className={classes.drawerTop}>
            <Logo />
            <CloseButton aria-label={texts.closeMenu(locale)} onClick={onClose} />
          </div>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
