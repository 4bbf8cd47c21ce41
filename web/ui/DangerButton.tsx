import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './DangerButton.module.css';

/** For what can't be undone. */
export const DangerButton = (props: ButtonProps & Pick<ComponentProps<'button'>, 'onClick' | 'type'>) => (
  <Button variant="default" {...props} className={classes.danger} />
);
