import { Button, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { colorsOn } from './colors.ts';

const brand: MantineColorsTuple = [
  '#e7f8f1',
  '#cdf0e2',
  '#9fe3c9',
  '#6dd6ae',
  '#43c898',
  '#22b584',
  '#109a70',
  '#0a7d5d',
  '#0a644b',
  '#084d3b',
];

const gray: MantineColorsTuple = [
  '#f7faf8',
  '#eff4f1',
  '#e6edea',
  '#d9e2de',
  '#bccac3',
  '#94a59d',
  '#71857b',
  '#53645c',
  '#384740',
  '#1f2c26',
];
const dark: MantineColorsTuple = [
  '#e7efeb',
  '#c3d0ca',
  '#9fb1a9',
  '#71857b',
  '#3d4d46',
  '#2c3a34',
  '#1b2521',
  '#141c19',
  '#0f1613',
  '#0c1210',
];

/** One scale for all buttons, whatever the size of their letters; see base.css. */
function heightOf(size: string): string {
  if (size === 'xs' || size.startsWith('compact')) return 'var(--control-small)';
  return size === 'lg' ? 'var(--control-large)' : 'var(--control)';
}

export const theme = createTheme({
  colors: { brand, gray, dark },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  black: '#10201a',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: '0.78rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.6' },
  headings: { fontWeight: '680' },
  radius: { xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      vars: (_theme, { variant = 'filled', size = 'sm' }) => ({
        root: {
          '--button-height': heightOf(`${size}`),
          ...(variant === 'filled' && {
            '--button-bg': 'var(--brand-fill)',
            '--button-hover': 'var(--brand-fill-hover)',
            '--button-color': 'var(--on-brand)',
          }),
        },
      }),
    }),
    // 44 px to touch, and 16 px to type: iOS zooms into smaller type.
    Input: { vars: () => ({ wrapper: { '--input-height': 'var(--touch)', '--input-fz': '1rem' } }) },
    Checkbox: { defaultProps: { color: 'var(--brand-fill)', iconColor: 'var(--on-brand)' } },
  },
});

/** The names that components' own styles use; everything else about colour derives from these. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--tracking-tight': '-0.022em',
    '--tracking-display': '-0.03em',
    '--leading-display': '1.1',
    '--motion': '160ms cubic-bezier(0.2, 0, 0, 1)',
    // A dark picture on either ground.
    '--banner': '#08503d',
    '--banner-light': '#0f8f6b',
    '--banner-deep': '#063c2e',
    '--on-banner': '#ffffff',
    '--on-banner-soft': '#d5efe4',
    '--on-banner-fill': '#9fe3c9',
    '--on-banner-fill-ink': '#06231a',
  },
  light: {
    ...colorsOn('light'),
    '--page': '#f5f8f6',
    '--surface': '#ffffff',
    '--surface-soft': '#eff4f1',
    '--surface-raised': '#ffffff',
    '--line': '#e0e8e4',
    '--line-strong': '#bccac3',
    '--ink': '#12211b',
    '--ink-soft': '#53645c',
    '--brand-ink': '#0a7558',
    '--brand-soft': '#e2f5ec',
    '--brand-fill-hover': '#086b50',
    '--on-brand': '#ffffff',
    '--attention-soft': '#ffeedd',
    '--danger-soft': '#fdecea',
    '--shadow-card': '0 1px 2px rgb(16 40 30 / 4%), 0 8px 24px -12px rgb(16 40 30 / 10%)',
    '--shadow-lift': '0 2px 4px rgb(16 40 30 / 5%), 0 24px 48px -20px rgb(16 40 30 / 22%)',
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': '#66766e',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--danger-ink)',
    '--mantine-color-anchor': 'var(--brand-ink)',
  },
  dark: {
    ...colorsOn('dark'),
    '--page': '#0c1210',
    '--surface': '#141c19',
    '--surface-soft': '#1b2521',
    '--surface-raised': '#2f3e38',
    '--line': '#25322d',
    '--line-strong': '#3d4d46',
    '--ink': '#e7efeb',
    '--ink-soft': '#9fb1a9',
    '--brand-ink': '#5ad3a8',
    '--brand-soft': '#12312670',
    '--brand-fill-hover': '#63d6ac',
    '--on-brand': '#06231a',
    '--attention-soft': '#3a241270',
    '--danger-soft': '#3a1c1a',
    '--shadow-card': '0 1px 2px rgb(0 0 0 / 30%)',
    '--shadow-lift': '0 24px 48px -20px rgb(0 0 0 / 70%)',
    // Lighter than a card: what can be tapped stands out of it.
    '--mantine-color-brand-light': '#1d4336',
    '--mantine-color-brand-light-hover': '#265343',
    '--mantine-color-brand-light-color': '#d5f5e8',
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': '#8da097',
    '--mantine-color-default': '#26332d',
    '--mantine-color-default-hover': 'var(--surface-raised)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--danger-ink)',
    '--mantine-color-anchor': 'var(--brand-ink)',
  },
});
