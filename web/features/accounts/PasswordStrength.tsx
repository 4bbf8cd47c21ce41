import { passwordStrength } from '../../../contract/accounts/accounts.ts';
import * as texts from '../../../texts/portal/account/security.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './PasswordStrength.module.css';

const levels = ['weak', 'medium', 'strong'] as const;

/** Informs and blocks nothing. */
export function PasswordStrength({ password }: { password: string }) {
  const locale = usePageLocale();
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
          {strength && texts.strengths[strength](locale)}
        </span>
        {texts.safest(locale)}
      </p>
    </div>
  );
}
