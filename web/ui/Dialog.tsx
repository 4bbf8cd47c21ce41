import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Modal } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { close } from '../../texts/portal/controls.ts';
import { savingKey } from '../lib/logging.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import classes from './Dialog.module.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page. It hangs from the top, so that nothing moves under the finger when its content grows; it can't be closed while what it holds is being saved. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const locale = usePageLocale();
  const isSaving = useIsMutating({ mutationKey: savingKey }) > 0;
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={title}
      yOffset="8dvh"
      size="lg"
      radius="lg"
      closeButtonProps={{ 'aria-label': close(locale), disabled: isSaving }}
      classNames={classes}
    >
      {children}
    </Modal>
  );
}
