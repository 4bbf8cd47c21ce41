import { type ColorScheme, useColorScheme } from '../lib/colorScheme.ts';
import { DeviceIcon, MoonIcon, SunIcon } from './icons.tsx';
import classes from './ThemeSwitch.module.css';

const options = [
  { value: 'light', label: 'Light theme', Icon: SunIcon },
  { value: 'dark', label: 'Dark theme', Icon: MoonIcon },
  { value: 'auto', label: 'Theme of the device', Icon: DeviceIcon },
] satisfies { value: ColorScheme; label: string; Icon: typeof SunIcon }[];

/** Two switches in one page need different names. */
export function ThemeSwitch({ name = 'theme' }: { name?: string }) {
  const [chosen, choose] = useColorScheme();
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.hidden}>Theme</legend>
      {options.map(({ value, label, Icon }) => (
        <label key={value} className={classes.option} title={label}>
          <input
            type="radio"
            name={name}
            className={classes.hidden}
            aria-label={label}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <Icon />
        </label>
      ))}
    </fieldset>
  );
}
