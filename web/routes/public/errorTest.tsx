import { type ClientLoaderFunctionArgs, data, type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { ApiProblem } from '../../lib/api.ts';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { Logo } from '../../ui/shell/Logo.tsx';
import classes from './errorTest.module.css';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Error testing · FitPulse', description: 'Shows what people see when something goes wrong.' });

const simulations = [
  { kind: '404', label: 'Simulate 404' },
  { kind: '500', label: 'Simulate 500' },
  { kind: 'network', label: 'Simulate a network error' },
  { kind: 'javascript', label: 'Simulate a JavaScript error' },
];
const missing = ['/non-existent-page', '/app/non-existent', '/admin/non-existent'];

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  switch (new URL(request.url).searchParams.get('simulate')) {
    case '404':
      throw data(null, { status: 404, statusText: 'Not Found' });
    case '500':
      throw data(null, { status: 500, statusText: 'Internal Server Error' });
    case 'network':
      throw new ApiProblem(0, 'unreachable', "FitPulse can't be reached. Check your connection and try again.");
    default:
      return null;
  }
}

export default function ErrorTest() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  if (query.get('simulate') === 'javascript') throw new TypeError('A simulated JavaScript error.');
  return (
    <main className={classes.page}>
      <a href={links.home} className={classes.home}>
        <Logo />
      </a>
      <h1 className={classes.title}>Error testing</h1>
      <p className={classes.lead}>
        This page is for testing: nothing is broken. Each button shows what people see when that goes wrong.
      </p>
      <div className={classes.group}>
        {simulations.map(({ kind, label }) => (
          <ActionButton key={kind} look="outline" onClick={() => navigate(`?simulate=${kind}`)}>
            {label}
          </ActionButton>
        ))}
      </div>
      <h2 className={classes.subtitle}>Addresses that lead nowhere</h2>
      <ul className={classes.links}>
        {missing.map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
      <ActionLink href={links.home}>Back to Home</ActionLink>
    </main>
  );
}
