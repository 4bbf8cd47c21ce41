import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Modal } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { close } from '../../texts/portal/controls.ts';
import { useKeyboardHeight } from '../lib/keyboard.ts';
import { savingKey } from '../lib/logging.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { useClosingByBack } from '../lib/sheets.ts';
import { usePhone } from '../lib/smallScreen.ts';
import classes from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import { useOpened } from './useOpened.ts';

/**
 * It hangs from the top, so that nothing moves under the finger when its content grows; on a phone it stands at the bottom,
 * where its buttons stay. It can't be closed while what it holds is being saved.
 */
export default function OpenDialog({ title, isOpen, onClose, children }: DialogProps) {
  const locale = usePageLocale();
  const isPhone = usePhone();
  const isSaving = useIsMutating({ mutationKey: savingKey }) > 0;
  const closeUnlessSaving = () => {
    if (!isSaving) onClose();
  };
  useClosingByBack(isOpen && isPhone, closeUnlessSaving);
  return (
    <Modal
      opened={useOpened(isOpen)}
      onClose={closeUnlessSaving}
      title={title}
      yOffset="8dvh"
      size="lg"
      radius="lg"
      transitionProps={{ transition: isPhone ? 'slide-up' : 'fade-down' }}
      closeButtonProps={{ 'aria-label': close(locale), disabled: isSaving }}
      classNames={classes}
      __vars={{ '--keyboard': `${useKeyboardHeight()}px` }}
    >
      {children}
    </Modal>
  );
}
