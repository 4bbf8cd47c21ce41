import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from './islands.ts';

/** The script of the plain pages: brings their islands to life. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const part = islands[element.dataset.island ?? ''];
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  if (part) hydrateRoot(element, createElement(part as ComponentType<object>, props));
}
