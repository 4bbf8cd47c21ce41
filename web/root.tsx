import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './ui/shell/base.css';
import { siteImports, siteScript } from 'virtual:site-script';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router';
import { useSiteLocale } from './lib/siteLocale.ts';
import classes from './root.module.css';
import { ErrorScreen } from './ui/shell/ErrorScreen.tsx';
import { Logo } from './ui/shell/Logo.tsx';
import { cssVariablesResolver, theme } from './ui/shell/theme.ts';

/** Until a page of the portal has its own. */
export const meta: MetaFunction = () => [{ title: 'FitPulse' }];

export const links: LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
  const isPlain = useIsPlainPage();
  const locale = useSiteLocale();
  return (
    <html lang={locale} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f8f6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1210" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
        {isPlain && siteImports.map((file) => <link key={file} rel="modulepreload" href={file} fetchPriority="low" />)}
      </head>
      <body>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
          {children}
        </MantineProvider>
        {isPlain ? (
          <script type="module" src={siteScript} fetchPriority="low" />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * Pages to read are built as HTML with a few islands; the router's scripts stay at home. In the browser this is asked
 * only where the router runs, and the page that all other addresses start from (the SPA's) always needs it.
 */
function useIsPlainPage(): boolean {
  const handle = useMatches().at(-1)?.handle;
  const isStart = useContext(UNSAFE_FrameworkContext)?.isSpaMode;
  return import.meta.env.SSR && !isStart && typeof handle === 'object' && handle !== null && 'isPlain' in handle;
}

export default function Root() {
  return <Outlet />;
}

/** Stands in the page that every address without a prerendered one starts from. */
export function HydrateFallback() {
  return (
    <div className={classes.starting}>
      <Logo />
      <noscript>This part of FitPulse needs JavaScript.</noscript>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <ErrorScreen status={error.status} message={error.statusText} />;
  return <ErrorScreen message={error instanceof Error ? error.message : undefined} />;
}
