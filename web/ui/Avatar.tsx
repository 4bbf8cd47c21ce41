import { initials } from '../lib/format.ts';
import classes from './Avatar.module.css';

interface AvatarProps {
  name: string;
  imageUrl: string;
}

/** A person's picture, or their initials; the name stands beside it. */
export function Avatar({ name, imageUrl }: AvatarProps) {
  return (
    <span className={classes.avatar} aria-hidden="true">
      {imageUrl ? <img src={imageUrl} alt="" /> : initials(name)}
    </span>
  );
}
