import { type ColorScheme, useColorScheme } from '../../lib/colorScheme.ts';
import { DeviceIcon, MoonIcon, SunIcon } from '../plainIcons.tsx';
import { Segments } from '../Segments.tsx';

const icons = { light: SunIcon, dark: MoonIcon, auto: DeviceIcon };
const schemes: ColorScheme[] = ['light', 'dark', 'auto'];

type Labels = Record<ColorScheme | 'theme', string>;
/** The admin area has one language. */
const inEnglish: Labels = {
  theme: 'Theme',
  light: 'Light theme',
  dark: 'Dark theme',
  auto: 'Theme of the device',
};

/** Two switches in one page need different names. */
export function ThemeSwitch({ name = 'theme', labels = inEnglish }: { name?: string; labels?: Labels }) {
  const [chosen, choose] = useColorScheme();
  const options = schemes.map((value) => ({ value, label: labels[value], Icon: icons[value] }));
  return <Segments label={labels.theme} name={name} options={options} value={chosen} onChange={choose} />;
}
