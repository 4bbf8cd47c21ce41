import { Skeleton } from '@mantine/core';
import classes from './ProfileForm.module.css';

export function ProfileSkeleton() {
  return (
    <div className={classes.form}>
      {[230, 130, 300].map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </div>
  );
}
