import { type ReactNode, Suspense, useState } from 'react';
import { later } from '../lib/later.ts';

const OpenDialog = later(() => import('./OpenDialog.tsx'));

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page; its code, and that of the form, come when it is first opened. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return <Suspense>{wasOpened && <OpenDialog {...props} />}</Suspense>;
}
