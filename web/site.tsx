import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands, lateIslands } from './islands.ts';

/** The script of the plain pages: brings their islands to life. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '', props = '{}' } = element.dataset;
  const enliven = (part: ComponentType<never>) =>
    hydrateRoot(element, createElement(part as ComponentType<object>, JSON.parse(props)));
  if (islands[island]) enliven(islands[island]);
  else lateIslands[island]?.().then(enliven);
}
