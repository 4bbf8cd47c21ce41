import { passwordStrength } from '../../../contract/accounts/accounts.ts';
import { capitalised } from '../../lib/format.ts';
import classes from './PasswordStrength.module.css';

const levels = ['weak', 'medium', 'strong'] as const;

/** Informs and blocks nothing. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = password ? passwordStrength(password) : undefined;
  const reached = strength ? levels.indexOf(strength) + 1 : 0;
  return (
    <div className={classes.strength} data-strength={strength}>
      <div className={classes.bars} aria-hidden="true">
        {levels.map((level, position) => (
          <span key={level} data-on={position < reached || undefined} />
        ))}
      </div>
      <p className={classes.text}>
        <span aria-live="polite" className={classes.level}>
          {strength && `${capitalised(strength)}. `}
        </span>
        Safest with 8 or more characters: capital and small letters, a number and a sign such as ! or #.
      </p>
    </div>
  );
}
