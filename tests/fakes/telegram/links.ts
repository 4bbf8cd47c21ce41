/** The address as a chat shows it, or undefined when the service calls it a wrong one (as it does http://localhost). */
export function checkedLink(link: string): string | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `http://${link}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  if (['tg:', 'ton:', 'mailto:', 'tel:'].includes(url.protocol)) return withScheme;
  const isPublicHost = url.hostname.includes('.') || url.hostname.startsWith('[');
  return ['http:', 'https:'].includes(url.protocol) && isPublicHost ? url.href : undefined;
}
