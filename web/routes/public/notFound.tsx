import { ErrorScreen } from '../../ui/ErrorScreen.tsx';

export default function NotFound() {
  return <ErrorScreen status={404} />;
}
