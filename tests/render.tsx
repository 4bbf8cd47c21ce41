import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

interface Place {
  /** Where in the website it stands. */
  path?: string;
  /** What the server has answered, by the key of its query. */
  answers?: [key: readonly string[], answer: object][];
}

/** What a component is at first; no browser is needed. */
export function htmlOf(element: ReactNode, { path = '/', answers = [] }: Place = {}): string {
  const queryClient = new QueryClient();
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  ).replace(/<style[^>]*>.*?<\/style>/gs, '');
}

/** The words that it shows. */
export const textOf = (element: ReactNode, place?: Place): string =>
  htmlOf(element, place)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
