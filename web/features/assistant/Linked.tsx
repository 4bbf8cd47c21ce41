import { Link } from 'react-router';

const address = /https?:\/\/([^\s/]+(\/app\/[\w-]+))/g;

/** Plain text in which the addresses of portal pages lead there, whatever host they name. */
export function Linked({ text }: { text: string }) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const [whole, shown, path = ''] = match;
    parts.push(text.slice(from, match.index));
    parts.push(
      <Link key={match.index} to={path}>
        {shown}
      </Link>,
    );
    from = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
