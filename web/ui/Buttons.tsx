import type { ReactNode } from 'react';
import classes from './Buttons.module.css';

/** The buttons at the end of a form or a question. */
export const Buttons = ({ children }: { children: ReactNode }) => <div className={classes.buttons}>{children}</div>;
