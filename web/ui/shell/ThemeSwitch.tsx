import { type ColorScheme, useColorScheme } from '../../lib/colorScheme.ts';
import { DeviceIcon, MoonIcon, SunIcon } from '../plainIcons.tsx';
import { Segments } from '../Segments.tsx';

const options = [
  { value: 'light', label: 'Light theme', Icon: SunIcon },
  { value: 'dark', label: 'Dark theme', Icon: MoonIcon },
  { value: 'auto', label: 'Theme of the device', Icon: DeviceIcon },
] satisfies { value: ColorScheme; label: string; Icon: typeof SunIcon }[];

/** Two switches in one page need different names. */
export function ThemeSwitch({ name = 'theme' }: { name?: string }) {
  const [chosen, choose] = useColorScheme();
  return <Segments label="Theme" name={name} options={options} value={chosen} onChange={choose} />;
}
