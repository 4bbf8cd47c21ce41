import { Skeleton } from '@mantine/core';
import classes from './ProfileForm.module.css';

export function ProfileSkeleton() {
  return (
    <div className={classes.form}>
      {[380, 150, 330].map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </div>
  );
}
